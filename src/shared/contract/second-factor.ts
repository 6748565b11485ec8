import { z } from 'zod'

const code = z
  .string({ error: 'Code is required' })
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, 'Code is required').max(20, 'That is not a code'))

/** Six digits of the app, or a recovery code. */
export const codeBodySchema = z.object({ code })

export const factorMethods = ['totp', 'passkey'] as const
export type FactorMethod = (typeof factorMethods)[number]
/** POST /api/login answers this with 202 when the password was right and a second step is set up. */
export const secondStepSchema = z.object({ message: z.string(), methods: z.array(z.enum(factorMethods)) })
export type SecondStep = z.infer<typeof secondStepSchema>

/** GET /api/totp. */
export const totpStateSchema = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() })
export type TotpState = z.infer<typeof totpStateSchema>

/** POST /api/totp: what an authenticator app needs, as text and as an address for a QR code. */
export const totpSetupSchema = z.object({ secret: z.string(), uri: z.string() })
export type TotpSetup = z.infer<typeof totpSetupSchema>

/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
