import { z } from 'zod'
import type { DrawingName } from '../illustrations/drawings.ts'
import type { Illustration } from '../illustrations/illustration.ts'
import { kindNames } from '../listings/kinds.ts'

/** A live listing with all that the landing page shows, so that the page does not load the registry of kinds. */
const highlightSchema = z.object({
  id: z.int(),
  listingType: z.enum(kindNames),
  /** 'Summer Camp' */
  label: z.string(),
  title: z.string(),
  organization: z.string().nullable(),
  location: z.string().nullable(),
  eventDate: z.string().nullable(),
  /** Deciding facts: '$22–28/hr', 'Ages 15+', 'Due Jan 21'. */
  facts: z.array(z.string()),
  averageRating: z.number().nullable(),
  reviewCount: z.int(),
  photoUrl: z.string().nullable(),
  /** The placeholder for a missing photo. */
  illustration: z.object({
    drawing: z.custom<DrawingName>((name) => typeof name === 'string'),
    palette: z.custom<Illustration['palette']>((name) => typeof name === 'string'),
    backdrop: z.int(),
  }),
  /** The path of its page. */
  path: z.string(),
})

/** GET /api/highlights: one of each kind, popular and still open. */
export const highlightsSchema = z.object({ listings: z.array(highlightSchema) })

export type Highlight = z.infer<typeof highlightSchema>
export type Highlights = z.infer<typeof highlightsSchema>
