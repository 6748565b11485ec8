import { expect, test } from 'vitest'
import { unbrokenParts } from './unbroken-parts.ts'

test('what follows a comma stays on one line', () => {
  expect(unbrokenParts('Music, for 11th grade, 11 miles away')).toBe(
    'Music, for\u00a011th\u00a0grade, 11\u00a0miles\u00a0away',
  )
  expect(unbrokenParts('Also Arts & Media, in Walnut Creek')).toBe(
    'Also Arts & Media, in\u00a0Walnut\u00a0Creek',
  )
})

test('what may be wider than its line can break', () => {
  for (const text of ['New this week', 'Because you saved Parallel Lines, Reading and Homework Support']) {
    expect(unbrokenParts(text)).toBe(text)
  }
})
