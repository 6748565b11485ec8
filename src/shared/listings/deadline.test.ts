import { expect, it } from 'vitest'
import { deadlineOf } from './deadline.ts'
import { kindOf } from './kinds.ts'

const words = (values: Record<string, string | boolean | null>, kind: 'camp' | 'job' = 'camp') =>
  deadlineOf(kindOf(kind), values, '2026-11-15')?.words ?? null

it('a listing says whether one can apply today', () => {
  expect(words({ applicationOpen: '2026-11-27' })).toBe('Opens in 12 days')
  expect(words({ applicationOpen: '2026-11-16' })).toBe('Opens tomorrow')
  expect(words({ applicationOpen: '2026-11-01', applicationDeadline: '2027-03-01' })).toBe('Open')
  expect(words({ applicationDeadline: '2026-11-18' })).toBe('Closes in 3 days')
  expect(words({ applicationDeadline: '2026-11-15' })).toBe('Closes today')
  expect(words({ applicationDeadline: '2026-11-14' })).toBe('Closed')
  expect(words({})).toBeNull()
})

it('an application deadline outweighs the closing date, and an ongoing job never closes', () => {
  expect(words({ applicationDeadline: '2026-11-14', closingDate: '2027-06-01' })).toBe('Closed')
  expect(words({ isOngoing: true, closingDate: '2026-01-01' }, 'job')).toBe('Rolling')
})

it('a camp that begins in summer takes applications until they are due in winter', () => {
  expect(words({ applicationDeadline: '2027-01-19', openingDate: '2027-07-26' })).toBe('Open')
  expect(words({ openingDate: '2027-07-26', closingDate: '2027-07-30' })).toBe('Opens in 253 days')
})
