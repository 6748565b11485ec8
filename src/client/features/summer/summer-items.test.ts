import { expect, it } from 'vitest'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import { summerItems } from './summer-items.ts'

const summer = { from: '2027-06-01', to: '2027-08-31' }

const bookmark = (listingType: string, values: object): Bookmark => {
  const listing: object = { isApproved: true, isActive: true, name: 'Camp', title: 'Job', ...values }
  return {
    id: 1,
    listingId: 7,
    listingType,
    createdAt: '2027-01-01T00:00:00Z',
    listing: listing as Bookmark['listing'],
    status: 'interested',
    note: null,
    dueOn: null,
    checklist: [],
  }
}
const periodOf = (listingType: string, values: object) =>
  summerItems([bookmark(listingType, values)], summer)[0]?.period

it('camps and jobs can take up weeks, other kinds cannot', () => {
  const kinds = ['tutoring', 'camps', 'internships', 'jobs', 'events']
  expect(
    summerItems(
      kinds.map((kind) => bookmark(kind, {})),
      summer,
    ).map(({ id }) => id),
  ).toEqual(['camp-7', 'job-7'])
})

it('a listing that is no longer live takes up nothing', () => {
  expect(summerItems([bookmark('camps', { isActive: false })], summer)).toEqual([])
})

it.each([
  [
    'its first to its last day',
    { openingDate: '2027-06-14', closingDate: '2027-06-25' },
    ['2027-06-14', '2027-06-25'],
  ],
  ['a single day', { openingDate: '2027-06-14' }, ['2027-06-14', '2027-06-14']],
  ['no week without days', {}, null],
  ['no week of another summer', { openingDate: '2026-06-14', closingDate: '2026-06-25' }, null],
  ['no week when it ends before it begins', { openingDate: '2027-06-25', closingDate: '2027-06-14' }, null],
])('a camp takes up %s', (_name, values, days) => {
  expect(periodOf('camps', values)).toEqual(days && { from: days[0], to: days[1] })
})

it.each([
  ['all summer when ongoing', { isOngoing: true }, ['2027-06-01', '2027-08-31']],
  ['the rest of the summer', { isOngoing: true, openingDate: '2027-07-01' }, ['2027-07-01', '2027-08-31']],
  ['its days', { openingDate: '2027-07-01', closingDate: '2027-07-31' }, ['2027-07-01', '2027-07-31']],
  [
    'no week while one only applies',
    { openingDate: '2027-06-01', closingDate: '2027-06-30', applicationDeadline: '2027-06-30' },
    null,
  ],
])('a job takes up %s', (_name, values, days) => {
  expect(periodOf('jobs', values)).toEqual(days && { from: days[0], to: days[1] })
})
