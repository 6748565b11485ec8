import { describe, expect, it } from 'vitest'
import { bestOf, costRank, isDifferent, startRank } from './compare-rows.ts'

describe('the best value', () => {
  it('is the least of the known ones', () => expect(bestOf([3, 1, null])).toEqual([false, true, false]))
  it('is shared by those that tie', () => expect(bestOf([1, 2, 1])).toEqual([true, false, true]))
  it('is none where all are equal', () => expect(bestOf([2, 2])).toEqual([false, false]))
  it('is none where only one is known', () => expect(bestOf([5, null])).toEqual([false, false]))
  it('is none without values', () => expect(bestOf([null, null])).toEqual([false, false]))
})

it('costs compare by their range, and by words only where they say free', () => {
  expect(costRank('camp', { costRange: 'FREE' })).toBe(0)
  expect(costRank('camp', { costRange: '$1000 - $3000' })).toBeGreaterThan(
    costRank('camp', { costRange: '< $1000' }) ?? 99,
  )
  expect(costRank('camp', { costRange: null })).toBeNull()
  expect(costRank('event', { cost: 'Free, donations welcome' })).toBe(0)
  expect(costRank('event', { cost: '$5' })).toBe(costRank('event', { cost: '$500' }))
  expect(costRank('tutoring', {})).toBeNull()
})

it('the soonest is not over', () => {
  expect(startRank('event', { eventDate: '2027-03-02' }, '2027-03-02')).not.toBeNull()
  expect(startRank('event', { eventDate: '2027-03-01' }, '2027-03-02')).toBeNull()
})

it('a row differs when two say different things, or one says nothing', () => {
  const row = (...texts: (string | null)[]) => ({ label: 'Cost', cells: texts.map((text) => ({ text })) })
  expect(isDifferent(row('Free', 'Free'))).toBe(false)
  expect(isDifferent(row('Free', null))).toBe(true)
  expect(isDifferent(row('Free', '$5'))).toBe(true)
})
