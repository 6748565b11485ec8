import { z } from 'zod'
import { listQuerySchema } from '../listings/list-query.ts'

/** The filters of the event list for one month. The selected day is ignored, because the calendar shows all days. */
export const eventDaysQuerySchema = listQuerySchema('event', {
  needsMonth: true,
  omit: ['limit', 'offset', 'sortBy', 'sortOrder', 'facets'],
}).refine(({ month }) => month !== null, {
  error: 'month must be a month such as 2027-01',
  path: ['month'],
})

/** The number of events per day; days without events are omitted. */
export const eventDaysSchema = z.object({ days: z.record(z.string(), z.int()) })
export type EventDays = z.infer<typeof eventDaysSchema>

/** Enough for a year in one region; bounds the size of a feed that clients poll. */
const feedLimit = 500

/** The filters of the event list. Past events are omitted unless `upcoming=false`, so that a feed does not grow forever. */
export const eventFeedQuerySchema = listQuerySchema('event', {
  limit: feedLimit,
  max: feedLimit,
  upcoming: true,
  omit: ['sortBy', 'sortOrder', 'facets'],
})

/** An iCalendar document, RFC 5545. */
export const icsSchema = z.string().describe('text/calendar')

/** /api/calendar-address: the URL of the user's private calendar; null while it is off. */
export const calendarAddressSchema = z.object({ url: z.url().nullable() })
export type CalendarAddress = z.infer<typeof calendarAddressSchema>

export const calendarFileParamsSchema = z.object({ file: z.string() })
