import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileText } from '#server/testing/mail/hostile-text.ts'
import { bodyText, headerText } from './header-text.ts'

describe('text for a header', () => {
  it('is one line, whatever came in', () => {
    expect(headerText('Chess\r\nBcc: all@example.org')).toBe('Chess Bcc: all@example.org')
    expect(headerText('a\u0000b\u0085c\u2028d\u2029e\tf')).toBe('a b c d e f')
  })

  it('cannot be written backwards', () => {
    expect(headerText('safe\u202egnp.exe')).toBe('safe gnp.exe')
  })

  it('leaves names and emoji of every script alone', () => {
    for (const name of ['Zoë Nuñez', '李小龍', 'می‌خواهم', '👩‍👧‍👦 family camp'])
      expect(headerText(name)).toBe(name)
  })

  it('is cut with an ellipsis between characters, not inside one', () => {
    expect(headerText('🎓'.repeat(10), 4)).toBe('🎓🎓🎓…')
  })

  it('never holds a control character and never grows', () => {
    fc.assert(
      fc.property(hostileText, (value) => {
        const line = headerText(value, 40)
        return !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(line) && Array.from(line).length <= 40
      }),
    )
  })
})

describe('text for a body', () => {
  it('keeps lines and tabs and nothing else below the space', () => {
    expect(bodyText('one\r\ntwo\rthree\n\tfour\u0000\u001b[31m')).toBe('one\ntwo\nthree\n\tfour[31m')
  })
})
