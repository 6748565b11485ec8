import { z } from 'zod'
import { emailSchema, line } from '#shared/contract/users.ts'

export type OidcPerson = ReturnType<typeof personFrom>

const nameClaim = line('Name', 100).min(1).nullable().catch(null)

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  email: emailSchema.nullable().catch(null),
  // Some providers send the string instead of the boolean.
  email_verified: z
    .literal([true, 'true'])
    .transform(() => true)
    .catch(false),
  given_name: nameClaim,
  family_name: nameClaim,
  name: nameClaim,
})

/** Claims are untrusted input: invalid values count as missing. */
export function personFrom(claims: object) {
  const { iss, sub, email, email_verified, given_name, family_name, name } = claimsSchema.parse(claims)
  return {
    issuer: iss,
    subject: sub,
    email,
    isEmailVerified: email !== null && email_verified,
    firstName: given_name ?? (family_name === null ? name : null),
    lastName: family_name,
  }
}
