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

/** GET /api/suggestions: live listings, except saved, past and closed ones and the user's own. */
export const suggestionsSchema = z.object({
  /** False for popular and new listings, without data about the user. */
  isPersonal: z.boolean(),
  suggestions: z.array(suggestionSchema),
})

export type Suggestion = z.infer<typeof suggestionSchema>
export type Suggestions = z.infer<typeof suggestionsSchema>
