import { z } from 'zod'
import { wholeParameter } from '../listings/parameters.ts'
import { normalizeText } from '../rules/normalize-text.ts'
import { reviewSorts } from '../rules/review-sorts.ts'
import { listingRefSchema } from './listing-ref.ts'
import { contributorSchema } from './listings.ts'
import { optionalText, requiredText } from './text-schemas.ts'

const reviewShape = {
  title: z
    .string({ error: 'Title is required' })
    .overwrite((title) => normalizeText(title))
    .min(1, 'Title is required')
    .max(255, 'Title must be at most 255 characters')
    .refine((title) => !title.includes('\0'), { error: 'Title contains a character that cannot be stored' }),
  rating: z
    .int({ error: 'Please select a rating' })
    .min(1, 'Please select a rating')
    .max(5, 'Please select a rating'),
  content: optionalText('Review', 5000),
}

export const createReviewBodySchema = z.object({ ...reviewShape, ...listingRefSchema.shape })

/** The listing in the body is ignored: an edit never moves a review. */
export const updateReviewBodySchema = z.object(reviewShape)

/** PUT /api/reviews/{id}/reply. */
export const replyBodySchema = z.object({ content: requiredText('Reply', 2000) })

/** The public reply of the listing's owner to a review. */
export const ownerReplySchema = z.object({ content: z.string(), updatedAt: z.string() }).nullable()
export type OwnerReply = z.infer<typeof ownerReplySchema>

export const reviewSchema = z.object({
  id: z.int(),
  userId: z.string().nullable(),
  listingType: z.string(),
  listingId: z.int(),
  title: z.string(),
  rating: z.int(),
  content: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  reviewerFirstName: z.string().nullable(),
  reviewerLastName: z.string().nullable(),
  reviewerNickname: z.string().nullable(),
  /** Null except for the reviewer and admins. */
  reviewerEmail: z.string().nullable(),
  reviewerProfileImageUrl: z.string().nullable(),
  reviewerCreatedAt: z.string().nullable(),
  /** Null if the reviewer's account is deleted. */
  reviewer: contributorSchema.nullable(),
  ownerReply: ownerReplySchema,
})

export const reviewsSchema = z.array(reviewSchema)

/** Returns all reviews without a limit. Equal ratings sort by date, newest first. */
export const reviewsQuerySchema = z.object({
  sort: z.enum(reviewSorts, { error: `sort must be one of: ${reviewSorts.join(', ')}` }).default('newest'),
  limit: wholeParameter('limit', 1, 100),
  offset: wholeParameter('offset', 0, 1_000_000).transform((offset) => offset ?? 0),
})
export type ReviewsQuery = z.infer<typeof reviewsQuerySchema>

/** The totals of all visible reviews of a listing, and the user's own review. */
export const reviewSummarySchema = z.object({
  count: z.int(),
  /** Null without reviews. */
  average: z.number().nullable(),
  /** The number of reviews with one, two, three, four and five stars. */
  stars: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  ownReview: reviewSchema.nullable(),
})
export type ReviewSummary = z.infer<typeof reviewSummarySchema>

export const hasReviewedSchema = z.object({ hasReviewed: z.boolean() })

export type Review = z.infer<typeof reviewSchema>
export type CreateReviewBody = z.infer<typeof createReviewBodySchema>
export type UpdateReviewBody = z.infer<typeof updateReviewBodySchema>
