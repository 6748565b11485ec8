import { expect, test } from 'vitest'
import { createRegulars } from './regulars.ts'

test('what is asked for again is a regular, and nothing is before', () => {
  const regulars = createRegulars()
  expect(['a', 'b', 'a', 'b', 'c'].map(regulars.recognize)).toEqual([false, false, true, true, false])
})

test('most of what a busy moment asks for is known a moment later', () => {
  const regulars = createRegulars()
  const keys = Array.from({ length: 2_000 }, (_, at) => `identity /api/jobs?search=word${at}&limit=5`)
  expect(keys.filter(regulars.recognize)).toEqual([])
  expect(keys.filter(regulars.recognize).length).toBeGreaterThan(1_700)
})

test('what was asked for long ago is forgotten', () => {
  const regulars = createRegulars()
  regulars.recognize('once')
  for (let at = 0; at < 200_000; at += 1) regulars.recognize(`other ${at}`)
  expect(regulars.recognize('once')).toBe(false)
})
