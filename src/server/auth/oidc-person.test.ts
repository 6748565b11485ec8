import { describe, expect, it } from 'vitest'
import { personFrom } from './oidc-person.ts'

const claims = { iss: 'https://id.example', sub: '42' }

describe('personFrom', () => {
  it('reads a person from the standard claims', () => {
    const full = {
      ...claims,
      email: 'Ada@example.org',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'L.',
    }
    expect(personFrom(full)).toEqual({
      issuer: 'https://id.example',
      subject: '42',
      email: 'Ada@example.org',
      isEmailVerified: true,
      firstName: 'Ada',
      lastName: 'L.',
    })
  })

  it('takes the whole name where it does not come in parts', () => {
    expect(personFrom({ ...claims, name: 'Ada Lovelace' })).toMatchObject({
      firstName: 'Ada Lovelace',
      lastName: null,
    })
  })

  it.each([undefined, null, false, 'false', 1, 'yes', {}])(
    'does not take %j for verified',
    (email_verified) => {
      expect(personFrom({ ...claims, email: 'ada@example.org', email_verified }).isEmailVerified).toBe(false)
    },
  )

  it('takes the word true, which some providers send', () => {
    expect(personFrom({ ...claims, email: 'ada@example.org', email_verified: 'true' }).isEmailVerified).toBe(
      true,
    )
  })

  it.each([undefined, '', 'nobody', 7, 'a\u0000@example.org'])('treats %j as no e-mail at all', (email) => {
    expect(personFrom({ ...claims, email, email_verified: true })).toMatchObject({
      email: null,
      isEmailVerified: false,
    })
  })

  it('leaves out names that cannot be stored', () => {
    expect(personFrom({ ...claims, given_name: 'A\u0000', family_name: 'x'.repeat(101) })).toMatchObject({
      firstName: null,
      lastName: null,
    })
  })
})
