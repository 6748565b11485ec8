import { z } from 'zod'
import type { ListingKind } from '../listings/kinds.ts'
import { listQuerySchema } from '../listings/list-query.ts'

/** More pins than this would overlap. */
const maxPins = 500

/** The filters of the list; `bounds` is the visible part of the map. */
export const listingPinsQuerySchema = (kind: ListingKind) =>
  listQuerySchema(kind, { limit: maxPins, max: maxPins, omit: ['facets'] })

/** A listing on a map. */
export const listingPinSchema = z.object({
  id: z.int(),
  title: z.string(),
  organization: z.string().nullable(),
  city: z.string().nullable(),
  categories: z.array(z.string()),
  photoUrl: z.string().nullable(),
  /** From the requested place. */
  distanceMiles: z.number().optional(),
  /** Deciding facts: '$22–28/hr', 'Ages 15+', 'Due Jan 21'. */
  facts: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** False for the centroid of the listing's ZIP code. */
  isExact: z.boolean(),
})

/** `total` counts all results, `placed` those with coordinates; `pins` are the first of these. */
export const listingPinsSchema = z.object({
  total: z.int(),
  totalIsLowerBound: z.literal(true).optional(),
  placed: z.int(),
  pins: z.array(listingPinSchema),
})

export type ListingPins = z.infer<typeof listingPinsSchema>
