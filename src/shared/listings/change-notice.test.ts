import { expect, it } from 'vitest'
import { changeNotice, type ListingSnapshot, snapshotValues } from './change-notice.ts'
import type { Values } from './define-kind.ts'
import { kindNames, kindOf } from './kinds.ts'

const today = '2026-12-20'
const camp = kindOf('camp')
const known = (values: Values, availability: ListingSnapshot['availability'] = 'live'): ListingSnapshot => ({
  availability,
  values: snapshotValues(camp, values),
})
const noticeOf = (before: Values, after: Values) => changeNotice(camp, known(before), known(after), today)

it.each<[Values, Values, string | null]>([
  [
    { applicationDeadline: '2027-02-01' },
    { applicationDeadline: '2027-01-21' },
    'Deadline moved from Feb 1 to Jan 21',
  ],
  [{ applicationDeadline: null }, { applicationDeadline: '2027-01-21' }, 'Deadline is now Jan 21'],
  [{ applicationDeadline: '2027-02-01' }, {}, 'Deadline removed (was Feb 1)'],
  [{ costRange: 'FREE' }, { costRange: '$500 - $1,000' }, 'Cost changed from FREE to $500 - $1,000'],
  [{ applicationAvailable: true }, { applicationAvailable: false }, 'Applications are closed'],
  [{ applicationAvailable: false }, { applicationAvailable: true }, 'Applications are open'],
  [
    { city: 'Dublin', address: '1 Oak St' },
    { city: 'Danville', address: '2 Elm St' },
    'Street address changed from 1 Oak St to 2 Elm St. City changed from Dublin to Danville',
  ],
  [{ dates: 'June 15 to July 24' }, { dates: 'june 15  to July 24.' }, null],
  [{ deliveryMode: ['Online', 'In-person'] }, { deliveryMode: ['In-person', 'Online'] }, null],
  [{ name: 'Camp', description: 'Old' }, { name: 'Camp!', description: 'New' }, null],
  [{ website: 'https://a.example' }, { website: 'https://b.example' }, null],
])('a change from %j to %j has the notice %j', (before, after, notice) => {
  expect(noticeOf(before, after)).toBe(notice)
})

it.each([
  ['live', 'paused', 'Paused by its provider for now'],
  ['live', 'gone', 'No longer listed'],
  ['paused', 'gone', 'No longer listed'],
  ['paused', 'live', 'Listed again. Deadline moved from Feb 1 to Jan 21'],
  ['paused', 'paused', null],
] as const)('a change from %s to %s has the notice %s', (from, to, notice) => {
  const before = known({ applicationDeadline: '2027-02-01' }, from)
  const after = known({ applicationDeadline: '2027-01-21' }, to)
  expect(changeNotice(camp, before, after, today)).toBe(notice)
})

it('every kind has a notice for the city and for every day and time', () => {
  for (const kind of kindNames) {
    const { fields } = kindOf(kind)
    expect(fields.city?.notice).toBe('City')
    for (const field of Object.values(fields))
      if (field.type === 'day' || field.type === 'time')
        expect(field.notice, field.label).toBeTypeOf('string')
  }
})
