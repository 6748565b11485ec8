import { describe, expect, it } from 'vitest'
import { normalizePassword, passwordLengthProblem } from './passwords.ts'

describe('passwordLengthProblem', () => {
  it('requires ten characters, counted as code points after normalization', () => {
    expect(passwordLengthProblem('ten chars!')).toBeNull()
    expect(passwordLengthProblem('ninechars')).toBe('Password must be 10 or more characters')
    expect(passwordLengthProblem('🦊🐢🦉🐝🐳')).toBe('Password must be 10 or more characters')
    expect(passwordLengthProblem('e\u0301'.repeat(9))).toBe('Password must be 10 or more characters')
  })

  it('limits the length, to bound the cost of hashing', () => {
    expect(passwordLengthProblem('ab1!'.repeat(51))).toBe('Password must be 200 characters or fewer')
  })
})

describe('normalizePassword', () => {
  it('maps two encodings of the same letters to one', () => {
    expect(normalizePassword('cafe\u0301')).toBe(normalizePassword('caf\u00e9'))
  })
})
