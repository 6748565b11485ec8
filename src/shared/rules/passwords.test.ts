import { describe, expect, it } from 'vitest'
import { normalizePassword, passwordLengthProblem } from './passwords.ts'

describe('passwordLengthProblem', () => {
  it('wants ten characters, counted as a person counts them', () => {
    expect(passwordLengthProblem('ten chars!')).toBeNull()
    expect(passwordLengthProblem('ninechars')).toBe('Password must be 10 or more characters')
    expect(passwordLengthProblem('🦊🐢🦉🐝🐳')).toBe('Password must be 10 or more characters')
    expect(passwordLengthProblem('e\u0301'.repeat(9))).toBe('Password must be 10 or more characters')
  })

  it('is bounded, so that hashing is', () => {
    expect(passwordLengthProblem('ab1!'.repeat(51))).toBe('Password must be 200 characters or fewer')
  })
})

describe('normalizePassword', () => {
  it('makes one form of two ways to write the same letters', () => {
    expect(normalizePassword('cafe\u0301')).toBe(normalizePassword('caf\u00e9'))
  })
})
