import { z } from 'zod'
import { contributorLevels } from '#shared/rules/contributor-level.ts'
import { linkToken, newPassword } from './text-schemas.ts'
import { emailSchema, firstNameSchema, lastNameSchema } from './users.ts'

/** The label of the required checkbox at sign-up. */
export const ageConfirmationLabel = 'I am 13 or older, or a parent or guardian is signing up'

const ageMissing = 'Please confirm that you are 13 or older, or that a parent or guardian is signing up'

export const registerBodySchema = z.object({
  email: emailSchema,
  password: newPassword('Password'),
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  ageConfirmed: z.literal(true, { error: ageMissing }),
})

/** An invalid address gets the same response as a wrong password. */
export const loginBodySchema = z.object({
  email: z.string({ error: 'Email is required' }).trim().min(1, 'Email is required'),
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required'),
})

/** Less strict than for a new account: ADMIN_EMAIL may be an address on an internal network. */
export const forgotPasswordBodySchema = z.object({
  email: z
    .string({ error: 'Valid email is required' })
    .trim()
    .max(254, 'Valid email is required')
    .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, 'Valid email is required'),
})
export const resetPasswordBodySchema = z.object({ token: linkToken, password: newPassword('Password') })
export const verifyEmailBodySchema = z.object({ token: linkToken })
export const changeEmailBodySchema = z.object({ email: emailSchema })

export const reauthenticateBodySchema = z.object({
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required'),
})

export const loginQuerySchema = z.object({ returnTo: z.string().optional().catch(undefined) })

/** A response with only a message. */
export const acknowledgementSchema = z.object({ message: z.string() })
export type Acknowledgement = z.infer<typeof acknowledgementSchema>

export const contributionStatsQuerySchema = z.object({
  userId: z
    .string()
    .optional()
    .transform((given) => given || undefined)
    .describe('The id of the person; without it, you'),
})

export const contributionStatsSchema = z.object({
  listingsCount: z.int(),
  reviewsCount: z.int(),
  totalContributions: z.int(),
  level: z.enum(contributorLevels.map(({ level }) => level)),
  levelName: z.string(),
  isNewUser: z.boolean(),
})

/** The messages for `/api/login?error=…` after a failed OpenID Connect sign-in; the page appends the contact address to the last. */
export const signInErrors = {
  'oidc-unavailable': 'The sign-in service is not answering right now. Please try again in a moment.',
  'oidc-cancelled': 'You did not finish signing in. Nothing was changed.',
  'oidc-expired': 'That sign-in took too long or was already used. Please try again.',
  'oidc-failed': 'The sign-in service did not confirm who you are. Please try again.',
  'oidc-email-missing':
    'The sign-in service did not tell us your email address, and we need one for your account.',
  'oidc-email-unverified':
    'An account with your email address exists, and the sign-in service has not verified that the address is yours. Please sign in with your password.',
  'account-suspended': 'This account is suspended. If you have questions, please write to',
} as const

export type SignInError = keyof typeof signInErrors
export type RegisterBody = z.infer<typeof registerBodySchema>
export type LoginBody = z.infer<typeof loginBodySchema>
export type ResetPasswordBody = z.infer<typeof resetPasswordBodySchema>
export type ContributionStats = z.infer<typeof contributionStatsSchema>
