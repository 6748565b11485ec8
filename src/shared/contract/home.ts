import { z } from 'zod'
import { kindNames } from '../listings/kinds.ts'

/** The fields of a one-line link to a listing. */
const glimpseSchema = z.object({
  id: z.int(),
  listingType: z.enum(kindNames),
  title: z.string(),
  organization: z.string().nullable(),
  city: z.string().nullable(),
  eventDate: z.string().nullable(),
  /** What people decide by: '$22–28/hr', 'Ages 15+', 'Due Jan 21'. */
  facts: z.array(z.string()),
  createdAt: z.string(),
})

export const homeSchema = z.object({
  /** How many live listings each kind has. */
  counts: z.record(z.enum(kindNames), z.int()),
  /** The newest of the last seven days. */
  newThisWeek: z.array(glimpseSchema),
  /** Events from Friday to Sunday of the current or next weekend. */
  thisWeekend: z.array(glimpseSchema),
})

export type Home = z.infer<typeof homeSchema>
export type Glimpse = z.infer<typeof glimpseSchema>
