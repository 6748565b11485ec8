import { describe, expect, it } from 'vitest'
import { normalizePassword, passwordProblem } from './passwords.ts'

const owner = { email: 'Lovelace+site@example.org', siteName: 'Waymark' }

describe('passwordProblem', () => {
  it.each([
    'maple kettle nine',
    'xk4!Qe9rTz',
    'über-grüße-42',
    'паруса над рекой',
    '🦊🐢🦉🐝🐳🦋🐙🦀🐌🦔',
    'my way to the mark',
    'stuart, def. no',
    '2026-11-16 rain',
    `${'long and winding '.repeat(11)}road`,
  ])('takes %s', (password) => {
    expect(passwordProblem(password, owner)).toBeNull()
  })

  it('wants ten characters, counted as a person counts them', () => {
    expect(passwordProblem('ninechars')).toBe('Password must be 10 or more characters')
    expect(passwordProblem('🦊🐢🦉🐝🐳')).toBe('Password must be 10 or more characters')
    expect(passwordProblem('e\u0301'.repeat(9))).toBe('Password must be 10 or more characters')
  })

  it('is bounded, so that hashing is', () => {
    expect(passwordProblem('ab1!'.repeat(51))).toBe('Password must be 200 characters or fewer')
  })

  it.each([
    'aaaaaaaaaaaa',
    'abababababab',
    '1231231231',
    'abcdabcdabcd',
    '1234567890',
    '0987654321',
    '12345678901234',
    'abcdefghijkl',
    'QWERTYUIOP',
    'poiuytrewq',
    '12345678910',
    '1234567891',
    'q123456789',
    'asd123456789',
    '1234567890qwerty',
    'qwerty123456789',
    '!QAZ2wsx3edc',
    '111222333444',
    '123456123456',
    'lovelace123',
    '!!Lovelace99',
    'lovelace+site@example.org',
    'Waymark2025',
    'waymark-waymark',
  ])('refuses %s as easy to guess', (password) => {
    expect(passwordProblem(password, owner)).toMatch(/too easy to guess/)
  })
})

describe('normalizePassword', () => {
  it('makes one of two ways to write the same letters', () => {
    expect(normalizePassword('cafe\u0301')).toBe(normalizePassword('caf\u00e9'))
  })
})
