import { expect, it } from 'vitest'
import { truncateText } from './truncate-text.ts'

it('short text is kept on one line', () => {
  expect(truncateText(' Two\n\nlines ', 100)).toBe('Two lines')
  expect(truncateText('x'.repeat(100), 100)).toBe('x'.repeat(100))
})

it('long text is cut after a whole word', () => {
  expect(truncateText('Robots that climb', 10)).toBe('Robots…')
  expect(truncateText('Robots that climb', 11)).toBe('Robots that…')
  expect(truncateText('Robots, that climb', 10)).toBe('Robots…')
  expect(truncateText('one two', 4)).toBe('one…')
})

it('a long word is cut after whole characters', () => {
  expect(truncateText('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`)
  expect(truncateText('🦊'.repeat(5), 3)).toBe('🦊🦊🦊…')
})
