import { describe, expect, it } from 'vitest'
import { displayName } from './display-name.ts'

const ada = { nickname: 'Countess', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' }

describe('displayName', () => {
  it.each([
    ['the trimmed nickname comes first', { ...ada, nickname: '  Countess ' }, 'Countess'],
    ['a blank nickname does not count', { ...ada, nickname: '   ' }, 'Ada Lovelace'],
    ['first and last name are joined by a space', { ...ada, nickname: null }, 'Ada Lovelace'],
    ['the first name stands alone', { firstName: 'Ada', email: 'x@example.org' }, 'Ada'],
    ['the last name stands alone', { lastName: 'Lovelace', firstName: ' ' }, 'Lovelace'],
    ['then the part of the e-mail before the @', { email: 'ada.l@example.org' }, 'ada.l'],
    ['and at last the anonymous user', {}, 'Anonymous User'],
    ['an e-mail without a mailbox gives no name', { email: '@example.org' }, 'Anonymous User'],
  ])('%s', (_promise, person, expected) => {
    expect(displayName(person)).toBe(expected)
  })
})
