import { expect, it } from 'vitest'
import { internshipPay, jobPay, minimumAge, workLocation } from './detail-words.ts'

it('an age of zero is no limit, an unknown one is not specified', () => {
  expect(minimumAge({ minimumAge: 14 })).toBe('14 and up')
  expect(minimumAge({ minimumAge: 0 })).toBe('All ages')
  expect(minimumAge({ minimumAge: null })).toBeNull()
})

it('a place of work is told only when it is known', () => {
  expect(workLocation({ isRemote: true })).toBe('Remote')
  expect(workLocation({ isRemote: false })).toBe('On site')
  expect(workLocation({ isRemote: null })).toBeNull()
})

it("a job's pay is told in the company's words, else in figures", () => {
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
