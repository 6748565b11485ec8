import { describe, expect, it } from 'vitest'
import { passwordMin } from '#shared/rules/passwords.ts'
import { isCommonPassword } from './common-passwords.ts'

describe('isCommonPassword', () => {
  it.each([
    'password123',
    'Password2025!',
    'P@ssw0rd123',
    'QWERTY123456',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'iloveyou123',
    'TaylorSwift13',
    'correcthorsebatterystaple',
    'welcome-2025',
    '123456football',
  ])('knows %s', (password) => {
    expect(password.length).toBeGreaterThanOrEqual(passwordMin)
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    'maple kettle nine',
    'correct horse battery staple',
    'summer rain on tin roofs',
    'h7Gq-29xb-Mw',
    'footballs are round',
  ])('has not heard of %s', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
