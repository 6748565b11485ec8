import { z } from 'zod'
import { listQuerySchema } from '../listings/list-query.ts'

/** More pins than this would overlap. */
const maxPins = 500

/** The filters of the event list. */
export const eventPinsQuerySchema = listQuerySchema('event', {
  limit: maxPins,
  max: maxPins,
  omit: ['facets'],
})

const placeShape = {
  latitude: z.number(),
  longitude: z.number(),
  /** False for the centroid of the event's ZIP code. */
  isExact: z.boolean(),
}

/** An event on a map. */
export const eventPinSchema = z.object({
  id: z.int(),
  title: z.string(),
  eventDate: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  cost: z.string().nullable(),
  /** 'Ages 14+', or the audience. */
  ages: z.string().nullable(),
  categories: z.array(z.string()),
  photoUrl: z.string().nullable(),
  /** From the requested place. */
  distanceMiles: z.number().optional(),
  ...placeShape,
})

/** `total` counts all results, `placed` those with coordinates; `pins` are the first of these. */
export const eventPinsSchema = z.object({
  total: z.int(),
  /** As in the list: there are more than `total`. */
  totalIsLowerBound: z.literal(true).optional(),
  /** As in the list. */
  correctedSearch: z.string().optional(),
  placed: z.int(),
  pins: z.array(eventPinSchema),
})

/** Null for an event without coordinates and without a known ZIP code. */
export const eventPlaceSchema = z.object({ place: z.object(placeShape).nullable() })

export type EventPins = z.infer<typeof eventPinsSchema>
export type EventPlace = z.infer<typeof eventPlaceSchema>['place']
