import { z } from 'zod'
import { maxPageSize } from '../listings/list-query.ts'
import { wholeParameter } from '../listings/parameters.ts'
import { kindSchema } from './listing-ref.ts'

/** The state of a submission. A pending change to a live listing has `editSubmittedAt`. */
export const submissionStates = ['pending', 'live', 'paused', 'deactivated', 'not-approved'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** One of the user's own listings, as in the list of them. */
export const myListingSchema = z
  .object({
    id: z.int(),
    listingType: z.string(),
    title: z.string(),
    organization: z.string().nullable(),
    location: z.string().nullable(),
    photoUrl: z.string().nullable(),
    categories: z.array(z.string()),
    state: z.enum(submissionStates),
    /** The moderator's reason for a rejection. */
    rejectionReason: z.string().nullable(),
    /** The time of the pending change; null without one. */
    editSubmittedAt: z.string().nullable(),
    viewCount: z.int(),
    saveCount: z.int(),
    thumbsUpCount: z.int(),
    reviewCount: z.int(),
    averageRating: z.number().nullable(),
    submittedAt: z.string().nullable(),
    approvedAt: z.string().nullable(),
    updatedAt: z.string(),
    /** The time of the last check (docs/product.md 4.15); null if never checked. */
    checkedAt: z.string().nullable(),
    /** True for a live listing that was neither approved nor confirmed for three months. */
    isConfirmationDue: z.boolean(),
  })
  .meta({ id: 'MyListing' })

export type MyListing = z.infer<typeof myListingSchema>

export const myListingsQuerySchema = z.object({
  limit: wholeParameter('limit', 1, maxPageSize).transform((limit) => limit ?? 10),
  offset: wholeParameter('offset', 0, 2_147_483_647).transform((offset) => offset ?? 0),
})
export type MyListingsQuery = z.infer<typeof myListingsQuerySchema>

export const myListingsSchema = z.object({ listings: z.array(myListingSchema), total: z.int() })
export type MyListings = z.infer<typeof myListingsSchema>

/** One of the user's listings with all form fields, including those of a pending change. */
export const myListingDetailSchema = myListingSchema.extend({
  version: z.int(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])),
})
export type MyListingDetail = z.infer<typeof myListingDetailSchema>

/**
 * PUT: fields of the kind, validated once the kind is known, and the version that the client read. Without a version, it
 * overwrites concurrent changes.
 */
export const myListingBodySchema = z.looseObject({
  version: z.int({ error: 'version must be a whole number' }).optional(),
})

const text = (name: string, max: number) =>
  z
    .string({ error: `${name} must be text` })
    .max(max, `${name} must be at most ${max} characters`)
    .transform((value) => value.replaceAll('\0', '').trim())

/** GET /api/listings/similar: the current form input. */
export const similarQuerySchema = z.object({
  kind: kindSchema,
  name: text('name', 255).describe('The name or title in the form'),
  city: text('city', 100).default('').describe('The city in the form'),
  organization: text('organization', 255)
    .default('')
    .describe('The company or organizer in the form, where the kind has one'),
})
export type SimilarQuery = z.infer<typeof similarQuerySchema>

export const similarListingSchema = z.object({
  id: z.int(),
  listingType: z.string(),
  title: z.string(),
  organization: z.string().nullable(),
  location: z.string().nullable(),
  /** False for the caller's own pending submissions. */
  isLive: z.boolean(),
})
export const similarListingsSchema = z.object({ listings: z.array(similarListingSchema) })
export type SimilarListing = z.infer<typeof similarListingSchema>
