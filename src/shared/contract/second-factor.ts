import { z } from 'zod'

const code = z
  .string({ error: 'Code is required' })
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, 'Code is required').max(20, 'That is not a code'))

/** Six digits from the app, or a recovery code. */
export const codeBodySchema = z.object({ code })

export const factorMethods = ['totp', 'passkey'] as const
export type FactorMethod = (typeof factorMethods)[number]
/** POST /api/login returns this with 202 if the password is right and a second factor is set up. */
export const secondStepSchema = z.object({ message: z.string(), methods: z.array(z.enum(factorMethods)) })
export type SecondStep = z.infer<typeof secondStepSchema>

/** GET /api/totp. */
export const totpStateSchema = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() })
export type TotpState = z.infer<typeof totpStateSchema>

/** POST /api/totp: the secret for an authenticator app, as text and as a URI for a QR code. */
export const totpSetupSchema = z.object({ secret: z.string(), uri: z.string() })
export type TotpSetup = z.infer<typeof totpSetupSchema>

/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
