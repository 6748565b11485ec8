import { z } from 'zod'
import type { ListingKind } from '../listings/kinds.ts'
import { listQuerySchema } from '../listings/list-query.ts'

/** More pins than this hide one another. */
const maxPins = 500

/** The filters of the list; `bounds` is the visible part of the map. */
export const listingPinsQuerySchema = (kind: ListingKind) =>
  listQuerySchema(kind, { limit: maxPins, max: maxPins, omit: ['facets'] })

/** What a map shows of a listing before it is opened. */
export const listingPinSchema = z.object({
  id: z.int(),
  title: z.string(),
  organization: z.string().nullable(),
  city: z.string().nullable(),
  categories: z.array(z.string()),
  photoUrl: z.string().nullable(),
  /** From the place that the caller named. */
  distanceMiles: z.number().optional(),
  /** What people decide by: '$22–28/hr', 'Ages 15+', 'Due Jan 21'. */
  facts: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** False for the middle of the listing's ZIP code, which is all that is known of the place. */
  isExact: z.boolean(),
})

/** `total` counts all results, `placed` those that a map can show; `pins` are the first of these. */
export const listingPinsSchema = z.object({
  total: z.int(),
  totalIsLowerBound: z.literal(true).optional(),
  placed: z.int(),
  pins: z.array(listingPinSchema),
})

export type ListingPin = z.infer<typeof listingPinSchema>
export type ListingPins = z.infer<typeof listingPinsSchema>
