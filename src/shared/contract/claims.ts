import { z } from 'zod'
import { listingRefSchema } from './listing-ref.ts'
import { linkToken, requiredText } from './text-schemas.ts'
import { emailSchema } from './users.ts'

const claimStatuses = ['open', 'approved', 'rejected'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

const claimShape = {
  message: requiredText('Message', 2000, 'Please say how you belong to it'),
  /** An address at the listing's own domain, as proof. */
  email: z
    .union([emailSchema, z.literal('')], { error: 'Valid email is required' })
    .nullish()
    .transform((email) => email || null),
}

export const claimFormSchema = z.object(claimShape)

/** POST /api/claims. */
export const createClaimBodySchema = z.object({ ...claimShape, ...listingRefSchema.shape })
export type CreateClaimBody = z.infer<typeof createClaimBodySchema>

export const claimSchema = z.object({
  id: z.int(),
  listingType: z.string(),
  listingId: z.int(),
  message: z.string(),
  email: z.string().nullable(),
  status: z.enum(claimStatuses),
  createdAt: z.string(),
})
export type Claim = z.infer<typeof claimSchema>

/** POST /api/claims/confirm. */
export const confirmClaimBodySchema = z.object({ token: linkToken })
export const confirmClaimAnswerSchema = z.object({
  message: z.string(),
  listingType: z.string(),
  listingId: z.int(),
})
export type ConfirmClaimAnswer = z.infer<typeof confirmClaimAnswerSchema>

const adminClaimSchema = claimSchema.extend({
  listingTitle: z.string(),
  /** True if the listing now has an owner, so that the claim can only be rejected. */
  hasOwner: z.boolean(),
  claimant: z.object({ id: z.string(), displayName: z.string(), email: z.string() }),
})

/** GET /api/admin/claims: the open claims, oldest first. */
export const adminClaimsSchema = z.object({ claims: z.array(adminClaimSchema), total: z.int() })
export type AdminClaim = z.infer<typeof adminClaimSchema>
export type AdminClaims = z.infer<typeof adminClaimsSchema>
