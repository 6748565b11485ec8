import { expect, it } from 'vitest'
import { neighbourOf } from './neighbour.ts'

it('walks a list one step at a time and stays at its ends', () => {
  const list = ['a', 'b', 'c']
  expect(neighbourOf(list, 'a', 1)).toBe('b')
  expect(neighbourOf(list, 'c', 1)).toBe('c')
  expect(neighbourOf(list, 'b', -1)).toBe('a')
  expect(neighbourOf(list, 'a', -1)).toBe('a')
})

it('enters a list from its near end, and an empty one not at all', () => {
  expect(neighbourOf(['a', 'b'], null, 1)).toBe('a')
  expect(neighbourOf(['a', 'b'], null, -1)).toBe('b')
  expect(neighbourOf([], null, 1)).toBeUndefined()
})
