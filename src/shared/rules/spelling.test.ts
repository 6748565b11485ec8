import { expect, it } from 'vitest'
import { editDistance, isTypoOf, transpositionsOf } from './spelling.ts'

it.each([
  ['algerba', 'algebra', 1],
  ['calclus', 'calculus', 1],
  ['tenis', 'tennis', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('from %s to %s', (from, to, steps) => {
  expect(editDistance(from, to)).toBe(steps)
})

it('a typo matches its word, another word does not', () => {
  expect(isTypoOf('pyton', 'python')).toBe(true)
  expect(isTypoOf('barista', 'trainee')).toBe(false)
  expect(isTypoOf('xylophone', 'exhale')).toBe(false)
  expect(isTypoOf('act', 'arts')).toBe(false)
})

it('transpositions skip equal neighbors', () => {
  expect(transpositionsOf('abbc')).toEqual(['babc', 'abcb'])
  expect(transpositionsOf('a')).toEqual([])
})
