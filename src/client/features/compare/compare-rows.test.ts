import { describe, expect, it } from 'vitest'
import { bestOf, costRank, isDifferent, startRank } from './compare-rows.ts'

describe('the best value', () => {
  it('is the lowest known value', () => expect(bestOf([3, 1, null])).toEqual([false, true, false]))
  it('is shared by ties', () => expect(bestOf([1, 2, 1])).toEqual([true, false, true]))
  it('does not exist when all are equal', () => expect(bestOf([2, 2])).toEqual([false, false]))
  it('does not exist when only one is known', () => expect(bestOf([5, null])).toEqual([false, false]))
  it('does not exist without values', () => expect(bestOf([null, null])).toEqual([false, false]))
})

it('costs compare by range, and free text only as free or not free', () => {
  expect(costRank('camp', { costRange: 'FREE' })).toBe(0)
  expect(costRank('camp', { costRange: '$1000 - $3000' })).toBeGreaterThan(
    costRank('camp', { costRange: '< $1000' }) ?? 99,
  )
  expect(costRank('camp', { costRange: null })).toBeNull()
  expect(costRank('event', { cost: 'Free, donations welcome' })).toBe(0)
  expect(costRank('event', { cost: '$5' })).toBe(costRank('event', { cost: '$500' }))
  expect(costRank('tutoring', {})).toBeNull()
})

it('a start day in the past has no rank', () => {
  expect(startRank('event', { eventDate: '2027-03-02' }, '2027-03-02')).not.toBeNull()
  expect(startRank('event', { eventDate: '2027-03-01' }, '2027-03-02')).toBeNull()
})

it('a row differs when two values differ or one is missing', () => {
  const row = (...texts: (string | null)[]) => ({ label: 'Cost', cells: texts.map((text) => ({ text })) })
  expect(isDifferent(row('Free', 'Free'))).toBe(false)
  expect(isDifferent(row('Free', null))).toBe(true)
  expect(isDifferent(row('Free', '$5'))).toBe(true)
})
