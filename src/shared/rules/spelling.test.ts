import { expect, it } from 'vitest'
import { isSlipOf, stepsBetween, swapsOf } from './spelling.ts'

it.each([
  ['algerba', 'algebra', 1],
  ['calclus', 'calculus', 1],
  ['tenis', 'tennis', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('from %s to %s', (from, to, steps) => {
  expect(stepsBetween(from, to)).toBe(steps)
})

it('a slip finds its word, another word does not', () => {
  expect(isSlipOf('pyton', 'python')).toBe(true)
  expect(isSlipOf('barista', 'trainee')).toBe(false)
  expect(isSlipOf('xylophone', 'exhale')).toBe(false)
  expect(isSlipOf('act', 'arts')).toBe(false)
})

it('two neighbours change places, those that are alike need not', () => {
  expect(swapsOf('abbc')).toEqual(['babc', 'abcb'])
  expect(swapsOf('a')).toEqual([])
})
