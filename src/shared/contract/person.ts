import { z } from 'zod'
import { auditEntrySchema } from './audit.ts'
import { idSchema } from './listing-ref.ts'
import { reportSchema } from './reports.ts'
import { requiredText } from './text-schemas.ts'
import { adminAccountSchema } from './users.ts'

/** POST /api/admin/users/{id}/notes. */
export const noteBodySchema = z.object({ content: requiredText('Note', 2000) })
export const noteParamsSchema = z.object({ userId: z.string(), noteId: idSchema })

export const noteSchema = z.object({
  id: z.int(),
  content: z.string(),
  /** Null once the author's account is deleted. */
  authorName: z.string().nullable(),
  createdAt: z.string(),
})
export type Note = z.infer<typeof noteSchema>

const personListingSchema = z.object({
  id: z.int(),
  listingType: z.string(),
  title: z.string(),
  state: z.enum(['live', 'waiting', 'sent back', 'not live', 'in the trash']),
  createdAt: z.string(),
})

const personReviewSchema = z.object({
  id: z.int(),
  listingType: z.string(),
  listingId: z.int(),
  listingTitle: z.string(),
  title: z.string(),
  rating: z.int(),
  isHidden: z.boolean(),
  createdAt: z.string(),
})

const listOf = <S extends z.ZodType>(item: S) => z.object({ total: z.int(), items: z.array(item) })

/** GET /api/admin/users/{id}: each list has its newest entries and the total. */
export const personSchema = z.object({
  account: adminAccountSchema,
  listings: listOf(personListingSchema),
  reviews: listOf(personReviewSchema),
  reportsBy: listOf(reportSchema),
  /** Reports about the user's listings, reviews and replies. */
  reportsAbout: listOf(reportSchema),
  signIns: listOf(z.object({ device: z.string(), isFailed: z.boolean(), createdAt: z.string() })),
  /** Moderation by the user and about the user's account. */
  activity: listOf(auditEntrySchema),
  notes: listOf(noteSchema),
})
export type Person = z.infer<typeof personSchema>
