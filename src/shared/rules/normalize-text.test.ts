import { expect, it } from 'vitest'
import { normalizeText } from './normalize-text.ts'

it.each([
  ['  Oak  ', 'Oak'],
  ['\u200b\u202e ', ''],
  ['Oak\r\nBcc: x', 'Oak Bcc: x'],
  ['a\ud800b', 'a\ufffdb'],
  ['👩‍🎓 tutor', '👩‍🎓 tutor'],
])('%j becomes %j', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized)
})

it('long text keeps its lines', () => {
  expect(normalizeText(' One.\n\nTwo. ', true)).toBe('One.\n\nTwo.')
})
