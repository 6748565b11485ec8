import { expect, it } from 'vitest'
import {
  addsToDates,
  applyDates,
  closesLater,
  internshipPay,
  jobPay,
  minimumAge,
  workLocation,
} from './detail-text.ts'

it('an age of zero is no limit, an unknown one is not specified', () => {
  expect(minimumAge({ minimumAge: 14 })).toBe('14 and up')
  expect(minimumAge({ minimumAge: 0 })).toBe('All ages')
  expect(minimumAge({ minimumAge: null })).toBeNull()
})

it('the work location shows only when it is known', () => {
  expect(workLocation({ isRemote: true })).toBe('Remote')
  expect(workLocation({ isRemote: false })).toBe('On site')
  expect(workLocation({ isRemote: null })).toBeNull()
})

it("a job's pay shows the company's text, otherwise its amounts", () => {
  expect(jobPay({ compensationRange: '$17 and tips', salaryMin: 17 })).toBe('$17 and tips')
  expect(jobPay({ salaryMin: 17, salaryMax: 19.5, salaryType: 'hourly' })).toBe('$17 to $19.50, hourly')
  expect(jobPay({ salaryMin: 52000, salaryMax: 52000, salaryType: 'yearly' })).toBe('$52,000, yearly')
  expect(jobPay({ salaryMin: null, salaryMax: 0 })).toBe('$0')
  expect(jobPay({ salaryType: 'hourly' })).toBeNull()
})

it("an internship's pay names its period once", () => {
  expect(internshipPay({ salaryRange: '$18 to $22', salaryType: 'hourly' })).toBe('$18 to $22, hourly')
  expect(internshipPay({ salaryRange: '$3,100 a month', salaryType: 'monthly' })).toBe('$3,100 a month')
  expect(internshipPay({ salaryRange: null, salaryType: 'monthly' })).toBe('monthly')
  expect(internshipPay({ salaryRange: null, salaryType: null })).toBeNull()
})

it('application dates are one range', () => {
  const show = applyDates('applicationOpen', 'applicationDeadline')
  const today = '2026-11-17'
  expect(show({ applicationOpen: '2027-01-05', applicationDeadline: '2027-02-01' }, today)).toBe(
    'Jan 5 – Feb 1',
  )
  expect(show({ applicationOpen: null, applicationDeadline: '2027-02-01' }, today)).toBe('By Feb 1')
  expect(show({ applicationOpen: '', applicationDeadline: null }, today)).toBeNull()
  const job = { openingDate: '2027-01-05', applicationDeadline: null, closingDate: '2027-02-01' }
  expect(applyDates('openingDate', 'applicationDeadline', 'closingDate')(job, today)).toBe('Jan 5 – Feb 1')
  expect(closesLater(job)).toBe(false)
  expect(closesLater({ ...job, applicationDeadline: '2027-01-20' })).toBe(true)
  expect(closesLater({ ...job, applicationDeadline: '2027-02-01' })).toBe(false)
})

it("a camp's date text shows when it says more than its dates", () => {
  const days = { openingDate: '2027-06-21', closingDate: '2027-07-02' }
  expect(addsToDates({ ...days, dates: 'June 21 to July 2' })).toBe(false)
  expect(addsToDates({ ...days, dates: 'Jun 21 – Jul 2, 2027' })).toBe(false)
  expect(addsToDates({ ...days, dates: 'June 21 to July 2, mornings only' })).toBe(true)
  expect(addsToDates({ ...days, dates: 'Two sessions in July' })).toBe(true)
  expect(addsToDates({ openingDate: null, closingDate: null, dates: 'Two sessions in July' })).toBe(false)
  expect(addsToDates({ ...days, dates: null })).toBe(false)
})
