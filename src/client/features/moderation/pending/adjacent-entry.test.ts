import { expect, it } from 'vitest'
import { adjacentEntry } from './adjacent-entry.ts'

it('moves one step and stops at both ends', () => {
  const list = ['a', 'b', 'c']
  expect(adjacentEntry(list, 'a', 1)).toBe('b')
  expect(adjacentEntry(list, 'c', 1)).toBe('c')
  expect(adjacentEntry(list, 'b', -1)).toBe('a')
  expect(adjacentEntry(list, 'a', -1)).toBe('a')
})

it('enters a list at the near end', () => {
  expect(adjacentEntry(['a', 'b'], null, 1)).toBe('a')
  expect(adjacentEntry(['a', 'b'], null, -1)).toBe('b')
  expect(adjacentEntry([], null, 1)).toBeUndefined()
})
