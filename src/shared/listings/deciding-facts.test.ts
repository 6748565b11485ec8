import { describe, expect, it } from 'vitest'
import { decidingFacts, factInLine, shortFacts } from './deciding-facts.ts'
import type { Values } from './define-kind.ts'
import { type Kind, kindNames, kindOf } from './kinds.ts'

const today = '2026-11-17'
const factsOf = (kind: Kind, values: Values) => decidingFacts(kindOf(kind), values, today).map(factInLine)
const factOf = (kind: Kind, fact: string, values: Values) =>
  decidingFacts(kindOf(kind), values, today)
    .filter((one) => one.fact === fact)
    .map(factInLine)[0] ?? null

it('each kind has its deciding facts in its own order', () => {
  expect(
    factsOf('camp', {
      costRange: '$1000 - $3000',
      minimumAge: 13,
      deliveryMode: ['In-person'],
      dates: 'June 21 to July 2',
      openingDate: '2027-06-21',
      closingDate: '2027-07-02',
    }),
  ).toEqual(['$1,000 – $3,000', 'Ages 13+', 'In-person', 'Jun 21 – Jul 2'])
  expect(
    factsOf('job', { compensation: 'Hourly Wage', salaryMin: 22, salaryMax: 28, salaryType: 'hourly' }),
  ).toEqual(['$22–28/hr'])
  expect(
    factsOf('event', {
      eventDate: '2026-11-21',
      startTime: '18:30',
      cost: 'Free',
      ageRange: '14 to 18',
      targetAudience: ['High School'],
    }),
  ).toEqual(['Nov 21, 6:30 PM', 'Free', 'Ages 14–18'])
  expect(factsOf('tutoring', { deliveryMode: ['In-person', 'Online'] })).toEqual(['In-person, Online'])
})

it('the short form has three facts, the third being the deadline if there is one', () => {
  const camp = { costRange: 'FREE', minimumAge: 13, deliveryMode: ['Online'], dates: 'June' }
  const due = { ...camp, applicationDeadline: '2027-01-21' }
  expect(shortFacts(kindOf('camp'), camp, today)).toEqual(['Free', 'Ages 13+', 'Online'])
  expect(shortFacts(kindOf('camp'), due, today)).toEqual(['Free', 'Ages 13+', 'Due Jan 21'])
  expect(shortFacts(kindOf('camp'), due, '2027-01-14').at(-1)).toBe('Due Jan 21, in 7 days')
})

it('missing facts are omitted', () => {
  for (const kind of kindNames) expect(factsOf(kind, {})).toEqual([])
})

describe('pay', () => {
  const pay = (values: Values) => factOf('job', 'pay', values)
  const internshipPay = (values: Values) => factOf('internship', 'pay', values)

  it.each<[Values, string | null]>([
    [{ salaryMin: 18, salaryMax: 19.5, salaryType: 'hourly' }, '$18–19.50/hr'],
    [{ salaryMin: 19, salaryMax: 19, salaryType: 'hourly' }, '$19/hr'],
    [{ salaryMin: 18, salaryType: 'hourly', compensationRange: 'From $18 an hour' }, 'From $18/hr'],
    [{ salaryMax: 52000, salaryType: 'yearly' }, 'Up to $52,000/yr'],
    [{ compensation: 'Volunteer / Unpaid', salaryMin: 0 }, 'Unpaid'],
    [{ compensation: 'Stipend', salaryMin: 350, salaryMax: 500 }, 'Stipend, $350–500'],
    [{ compensation: 'Hourly Wage' }, 'Hourly Wage'],
    [{ compensation: null, salaryType: 'hourly' }, null],
  ])('of a job with %j is %s', (values, text) => {
    expect(pay(values)).toBe(text)
  })

  it.each<[Values, string]>([
    [{ compensation: 'Paid', salaryRange: '$19 to $22 an hour', salaryType: 'hourly' }, '$19–22/hr'],
    [{ compensation: 'Paid', salaryRange: '$18 to $22', salaryType: 'hourly' }, '$18–22/hr'],
    [{ compensation: 'Paid', salaryRange: '$3,100 a month' }, '$3,100/mo'],
    [{ compensation: 'Stipend', salaryRange: '$900 a semester' }, 'Stipend, $900 a semester'],
    [{ compensation: 'Stipend', salaryRange: null }, 'Stipend'],
    [{ compensation: 'Unpaid', salaryRange: null }, 'Unpaid'],
  ])('of an internship with %j is %s', (values, text) => {
    expect(internshipPay(values)).toBe(text)
  })
})

it.each([
  ['15 and up', 'Ages 15+'],
  ['12+', 'Ages 12+'],
  ['14', 'Ages 14'],
  ['Grades 9–12', 'Grades 9–12'],
  [null, 'High School, College'],
])('an age range of %j reads %s', (ageRange, text) => {
  expect(factOf('event', 'ages', { ageRange, targetAudience: ['High School', 'College'] })).toBe(text)
})

it('an age of zero is no limit', () => {
  expect(factOf('camp', 'ages', { minimumAge: 0 })).toBe('All ages')
})

it.each([
  ['N/A', null],
  ['Free', 'Tuition: Free'],
  ['$480 for two units', 'Tuition: $480 for two units'],
])('a tuition of %s reads %j', (tuition, text) => {
  expect(factOf('internship', 'cost', { tuition })).toBe(text)
})

it.each([
  ['FREE', 'Free'],
  ['< $1000', 'Under $1,000'],
  ['$1000 - $3000', '$1,000 – $3,000'],
])('a cost range of %s reads %s', (costRange, text) => {
  expect(factOf('camp', 'cost', { costRange })).toBe(text)
})

it('the dates of a camp are its days, or the text of its provider', () => {
  const dates = (openingDate: string | null, closingDate: string | null) =>
    factOf('camp', 'dates', { openingDate, closingDate, dates: 'Every other week' })
  expect(dates('2027-06-21', '2027-07-02')).toBe('Jun 21 – Jul 2')
  expect(dates('2027-06-07', null)).toBe('From Jun 7')
  expect(dates(null, null)).toBe('Every other week')
})
