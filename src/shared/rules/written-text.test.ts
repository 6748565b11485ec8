import { expect, it } from 'vitest'
import { writtenText } from './written-text.ts'

it.each([
  ['  Oak  ', 'Oak'],
  ['\u200b\u202e ', ''],
  ['Oak\r\nBcc: x', 'Oak Bcc: x'],
  ['a\ud800b', 'a\ufffdb'],
  ['👩‍🎓 tutor', '👩‍🎓 tutor'],
])('%j is read as %j', (text, read) => {
  expect(writtenText(text)).toBe(read)
})

it('long text keeps its lines', () => {
  expect(writtenText(' One.\n\nTwo. ', true)).toBe('One.\n\nTwo.')
})
