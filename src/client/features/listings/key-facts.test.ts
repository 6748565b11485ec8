import { describe, expect, it } from 'vitest'
import type { Values } from '#shared/listings/define-kind.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { keyFactsOf } from './key-facts.ts'

const today = '2026-11-17'
const facts = (kind: Kind, values: Values) =>
  Object.fromEntries(
    keyFactsOf(kind, values, today).map(({ name, label, text, note }) => [
      name,
      note === undefined ? [label, text] : [label, text, note],
    ]),
  )

describe('the key facts', () => {
  it('of a camp come in the order people ask', () => {
    const camp = {
      costRange: '$1000 - $3000',
      hasScholarship: true,
      minimumAge: 14,
      dates: 'June 21 to July 2',
      openingDate: '2027-06-21',
      closingDate: '2027-07-02',
      length: 'Two weeks',
      applicationOpen: '2026-10-05',
      applicationDeadline: '2026-11-24',
      selectivityLevel: 3,
      deliveryMode: ['In-person'],
      city: 'Dublin',
      state: 'CA',
      location: 'Dublin, CA',
    }
    expect(keyFactsOf('camp', camp, today)).toEqual([
      { name: 'cost', label: 'Cost', text: '$1,000 – $3,000', note: 'Scholarships available' },
      { name: 'ages', label: 'Ages', text: '14+' },
      { name: 'dates', label: 'Runs', text: 'Jun 21 – Jul 2', note: 'Two weeks' },
      { name: 'due', label: 'Due', text: 'Nov 24', note: 'in 7 days', isUrgent: true },
      { name: 'selectivity', label: 'Selectivity', text: 'Competitive' },
      { name: 'place', label: 'Place', text: 'Dublin, CA' },
    ])
  })

  it('of a job show its pay and hours, and its dates only as a deadline', () => {
    const job = {
      compensation: 'Hourly Wage',
      salaryMin: 22,
      salaryMax: 28,
      salaryType: 'hourly',
      jobType: ['Part-time'],
      schedule: ['Weekends'],
      openingDate: '2026-11-01',
      closingDate: '2027-03-01',
      location: 'Danville, CA',
      deliveryMode: ['Hybrid'],
    }
    expect(facts('job', job)).toEqual({
      cost: ['Pay', '$22–28/hr'],
      dates: ['Hours', 'Part-time', 'Weekends'],
      due: ['Due', 'Mar 1'],
      place: ['Place', 'Danville, CA', 'Hybrid'],
    })
    expect(facts('job', { isOngoing: true, closingDate: '2027-03-01' }).due).toEqual(['Due', 'Rolling'])
  })

  it.each<[Kind, Values, string[]]>([
    ['internship', { compensation: 'Unpaid' }, ['Pay', 'Unpaid']],
    [
      'internship',
      { compensation: 'Stipend', salaryRange: '$1,500 in all' },
      ['Pay', '$1,500 in all', 'Stipend'],
    ],
    ['job', { compensationRange: '$17 and tips' }, ['Pay', '$17 and tips']],
    ['job', { salaryMin: 52000, salaryType: 'yearly' }, ['Pay', 'From $52,000/yr']],
  ])('show the pay of %s with %j', (kind, values, expected) => {
    expect(facts(kind, values).cost).toEqual(expected)
  })

  it.each([
    [{ applicationOpen: '2026-12-01' }, ['Opens', 'Dec 1', 'in 14 days']],
    [{ applicationDeadline: '2026-11-01' }, ['Due', 'Closed', 'Nov 1']],
    [{ applicationOpen: '2026-11-01' }, ['Applications', 'Open']],
  ])('show the deadline for %j', (values, expected) => {
    expect(facts('camp', values).due).toEqual(expected)
  })

  it('of an event are its day, its hours or that they are unknown, and its venue', () => {
    const event = {
      eventDate: '2027-03-20',
      venue: 'Main hall',
      city: 'Dublin',
      state: 'CA',
      ageRange: '14 to 18',
    }
    expect(facts('event', { ...event, cost: 'Free' })).toEqual({
      cost: ['Cost', 'Free'],
      ages: ['Ages', '14–18'],
      dates: ['When', 'Sat, Mar 20', 'Time not specified'],
      place: ['Place', 'Main hall', 'Dublin, CA'],
    })
    expect(facts('event', { ...event, startTime: '19:00' }).dates).toEqual(['When', 'Sat, Mar 20', '7:00 PM'])
  })

  it('omit unknown values', () => {
    expect(facts('tutoring', { deliveryMode: ['Online'] })).toEqual({ place: ['Place', 'Online'] })
    expect(facts('camp', {})).toEqual({})
    expect(facts('camp', { costRange: 'FREE', minimumAge: 0 })).toEqual({
      cost: ['Cost', 'Free'],
      ages: ['Ages', 'All ages'],
    })
    expect(facts('camp', { costRange: '< $1000', length: 'Six weeks' })).toEqual({
      cost: ['Cost', 'Under $1,000'],
      dates: ['Duration', 'Six weeks'],
    })
  })
})
