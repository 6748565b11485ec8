import { z } from 'zod'
import { kindNames } from '../listings/kinds.ts'
import { listingSchema } from './listings.ts'

const suggestionSchema = z.object({
  listingType: z.enum(kindNames),
  listingId: z.int(),
  /** 'Because you saved …', 'For 10th grade, 3 miles away', 'New this week'. */
  reason: z.string(),
  listing: z.union(kindNames.map((kind) => listingSchema(kind))),
})

/** GET /api/suggestions: live listings that are neither saved, past, closed nor one's own. */
export const suggestionsSchema = z.object({
  /** False when nothing is known about the person: these are popular and new listings. */
  isPersonal: z.boolean(),
  suggestions: z.array(suggestionSchema),
})

export type Suggestion = z.infer<typeof suggestionSchema>
export type Suggestions = z.infer<typeof suggestionsSchema>
