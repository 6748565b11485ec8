import { z } from 'zod'
import { visibleEnds, writtenText } from '../rules/written-text.ts'
import { listingRefSchema } from './listing-ref.ts'
import { contributorSchema } from './listings.ts'

const noNul = (text: string) => !text.includes('\0')

const wordsShape = {
  title: z
    .string({ error: 'Title is required' })
    .overwrite((title) => writtenText(title))
    .min(1, 'Title is required')
    .max(255, 'Title must be at most 255 characters')
    .refine(noNul, { error: 'Title contains a character that cannot be stored' }),
  rating: z
    .int({ error: 'Please select a rating' })
    .min(1, 'Please select a rating')
    .max(5, 'Please select a rating'),
  content: z
    .string({ error: 'Review must be text' })
    .overwrite(visibleEnds)
    .max(5000, 'Review must be at most 5000 characters')
    .refine(noNul, { error: 'Review contains a character that cannot be stored' })
    .nullish()
    .transform((content) => content || null),
}

export const createReviewBodySchema = z.object({ ...wordsShape, ...listingRefSchema.shape })

/** The listing that the body names is not looked at: an edit never moves a review. */
export const updateReviewBodySchema = z.object(wordsShape)

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
  /** Null for everyone but the reviewer and admins. */
  reviewerEmail: z.string().nullable(),
  reviewerProfileImageUrl: z.string().nullable(),
  reviewerCreatedAt: z.string().nullable(),
  /** Null once the reviewer's account is gone. */
  reviewer: contributorSchema.nullable(),
})

export const reviewsSchema = z.array(reviewSchema)
export const hasReviewedSchema = z.object({ hasReviewed: z.boolean() })

export type Review = z.infer<typeof reviewSchema>
export type CreateReviewBody = z.infer<typeof createReviewBodySchema>
export type UpdateReviewBody = z.infer<typeof updateReviewBodySchema>
