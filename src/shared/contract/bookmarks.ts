import { z } from 'zod'
import { kindNames } from '../listings/kinds.ts'
import { maxPageSize } from '../listings/list-query.ts'
import { wholeParameter } from '../listings/parameters.ts'
import { listingSchema } from './listings.ts'

export const isBookmarkedSchema = z.object({ isBookmarked: z.boolean() })

export const bookmarksQuerySchema = z.object({
  limit: wholeParameter('limit', 1, maxPageSize).transform((limit) => limit ?? 5),
  offset: wholeParameter('offset', 0, 2_147_483_647).transform((offset) => offset ?? 0),
  sortBy: z
    .enum(['createdAt', 'deadline'], { error: 'sortBy must be createdAt or deadline' })
    .default('createdAt'),
})

export const bookmarkSchema = z.object({
  id: z.int(),
  /** The kind's `names.bookmark`, such as camps. */
  listingType: z.string(),
  listingId: z.int(),
  createdAt: z.string(),
  /** A listing that is no longer live keeps its name and place here, and nothing else. */
  listing: z.union(kindNames.map((kind) => listingSchema(kind))),
})

export const bookmarksSchema = z.object({ bookmarks: z.array(bookmarkSchema), total: z.int() })

export type BookmarksQuery = z.infer<typeof bookmarksQuerySchema>
export type Bookmark = z.infer<typeof bookmarkSchema>
