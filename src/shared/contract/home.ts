import { z } from 'zod'
import { kindNames } from '../listings/kinds.ts'

/** A short link to a listing. */
const teaserSchema = z.object({
  id: z.int(),
  listingType: z.enum(kindNames),
  title: z.string(),
  organization: z.string().nullable(),
  city: z.string().nullable(),
  eventDate: z.string().nullable(),
  /** Deciding facts: '$22–28/hr', 'Ages 15+', 'Due Jan 21'. */
  facts: z.array(z.string()),
  createdAt: z.string(),
})

export const homeSchema = z.object({
  /** The number of live listings per kind. */
  counts: z.record(z.enum(kindNames), z.int()),
  /** The newest of the last seven days. */
  newThisWeek: z.array(teaserSchema),
  /** Events from Friday to Sunday of the current or next weekend. */
  thisWeekend: z.array(teaserSchema),
})

export type Home = z.infer<typeof homeSchema>
export type ListingTeaser = z.infer<typeof teaserSchema>
