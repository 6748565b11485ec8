import { z } from 'zod'
import { recoveryCodesSchema } from './second-factor.ts'
import { line } from './users.ts'

const name = line('Name', 100).pipe(z.string().min(1, 'Name is required'))

/** WebAuthn options and credentials, which the WebAuthn library validates. */
export const webauthnOptionsSchema = z.looseObject({ challenge: z.string() })
const credentialSchema = z.looseObject(
  { id: z.string().max(1400), rawId: z.string(), type: z.string(), response: z.looseObject({}) },
  { error: 'The answer of the browser is incomplete' },
)

export const addPasskeyBodySchema = z.object({ name, response: credentialSchema })
export const renamePasskeyBodySchema = z.object({ name })
export const passkeySignInBodySchema = z.object({ response: credentialSchema })
export const passkeyParamsSchema = z.object({ id: z.string().describe('The id of the passkey') })

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export const passkeysSchema = z.array(passkeySchema)

/** The first second factor of an account comes with recovery codes. */
export const addedPasskeySchema = passkeySchema.extend(recoveryCodesSchema.partial().shape)

export type Passkey = z.infer<typeof passkeySchema>
export type AddedPasskey = z.infer<typeof addedPasskeySchema>
