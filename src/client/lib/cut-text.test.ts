import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it('a short text stays whole, on one line', () => {
  expect(cutText(' Two\n\nlines ', 100)).toBe('Two lines')
  expect(cutText('x'.repeat(100), 100)).toBe('x'.repeat(100))
})

it('a long text ends after so many characters, as a person counts them', () => {
  expect(cutText('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`)
  expect(cutText('🦊'.repeat(5), 3)).toBe('🦊🦊🦊…')
  expect(cutText('one two', 4)).toBe('one…')
})
