import { expect, it } from 'vitest'
import { daysLeft, deletedBy } from './trash-labels.ts'

it('the trash shows how many days are left', () => {
  const now = new Date('2027-03-01T12:00:00Z')
  const left = (purgeAt: string) => daysLeft({ purgeAt }, now)
  expect(left('2027-03-31T12:00:00Z')).toBe('30 days left')
  expect(left('2027-03-02T13:00:00Z')).toBe('1 day left')
  expect(left('2027-03-02T11:00:00Z')).toBe('removed within a day')
  expect(left('2027-02-28T11:00:00Z')).toBe('removed within a day')
})

it('the trash shows who deleted a listing, and whether its owner withdrew it', () => {
  expect(deletedBy({ deletedByName: 'Ana', isWithdrawn: false })).toBe('Deleted by Ana')
  expect(deletedBy({ deletedByName: 'Ana', isWithdrawn: true })).toBe('Withdrawn by Ana')
  expect(deletedBy({ deletedByName: null, isWithdrawn: false })).toBe('Deleted by a deleted account')
})
