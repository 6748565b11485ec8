import { describe, expect, it } from 'vitest'
import { contributorLevel, isNewUser } from './contributor-level.ts'

describe('contributorLevel', () => {
  it.each([
    [0, 'newcomer', 'Newcomer'],
    [1, 'contributor', 'Contributor'],
    [4, 'contributor', 'Contributor'],
    [5, 'active', 'Active Member'],
    [14, 'active', 'Active Member'],
    [15, 'top', 'Top Contributor'],
    [4000, 'top', 'Top Contributor'],
  ])('%i contributions make a %s', (total, level, levelName) => {
    expect(contributorLevel(total)).toEqual({ level, levelName })
  })
})

describe('isNewUser', () => {
  const joined = new Date('2025-09-01T12:00:00Z')

  it('is true for 30 days', () => {
    expect(isNewUser(joined, new Date('2025-10-01T11:59:59Z'))).toBe(true)
    expect(isNewUser(joined, new Date('2025-10-01T12:00:00Z'))).toBe(false)
  })
})
