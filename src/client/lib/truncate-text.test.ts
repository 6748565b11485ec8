import { expect, it } from 'vitest'
import { truncateText } from './truncate-text.ts'

it('a short text stays whole, on one line', () => {
  expect(truncateText(' Two\n\nlines ', 100)).toBe('Two lines')
  expect(truncateText('x'.repeat(100), 100)).toBe('x'.repeat(100))
})

it('a long text ends after so many characters, as a person counts them', () => {
  expect(truncateText('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`)
  expect(truncateText('🦊'.repeat(5), 3)).toBe('🦊🦊🦊…')
  expect(truncateText('one two', 4)).toBe('one…')
})
