import { z } from 'zod'
import { kindNames } from '../listings/kinds.ts'
import { maxPageSize } from '../listings/list-query.ts'
import { wholeParameter } from '../listings/parameters.ts'
import { listingSchema } from './listings.ts'
import { trackerSchema, trackerStatuses } from './tracker.ts'

export const isBookmarkedSchema = z.object({ isBookmarked: z.boolean() })

/** The ids of the user's saved listings; all kinds share one id sequence. */
export const savedIdsSchema = z.object({ listingIds: z.array(z.int()) })

export const bookmarksQuerySchema = z.object({
  limit: wholeParameter('limit', 1, maxPageSize).transform((limit) => limit ?? 5),
  offset: wholeParameter('offset', 0, 2_147_483_647).transform((offset) => offset ?? 0),
  sortBy: z
    .enum(['createdAt', 'deadline'], { error: 'sortBy must be createdAt or deadline' })
    .default('createdAt'),
  status: z
    .enum(trackerStatuses, { error: `status must be one of: ${trackerStatuses.join(', ')}` })
    .optional(),
})

export const bookmarkSchema = trackerSchema.extend({
  id: z.int(),
  /** The kind's `names.bookmark`, such as camps. */
  listingType: z.string(),
  listingId: z.int(),
  createdAt: z.string(),
  /** Only the name and place if the listing is no longer live. */
  listing: z.union(kindNames.map((kind) => listingSchema(kind))),
})

/** The number of saved items per status. */
export const statusCountsSchema = z.record(z.enum(trackerStatuses), z.int())

export const bookmarksSchema = z.object({ bookmarks: z.array(bookmarkSchema), total: z.int() })

export type SavedIds = z.infer<typeof savedIdsSchema>
export type BookmarksQuery = z.infer<typeof bookmarksQuerySchema>
export type StatusCounts = z.infer<typeof statusCountsSchema>
export type Bookmark = z.infer<typeof bookmarkSchema>
