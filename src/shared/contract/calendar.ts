import { z } from 'zod'
import { listQuerySchema } from '../listings/list-query.ts'

/** The filters of the event list for one month. The chosen day is left out: the calendar shows what the others hold. */
export const eventDaysQuerySchema = listQuerySchema('event').refine(({ month }) => month !== null, {
  error: 'month must be a month such as 2027-01',
  path: ['month'],
})

/** How many events each day holds; a day without any is left out. */
export const eventDaysSchema = z.object({ days: z.record(z.string(), z.int()) })
export type EventDays = z.infer<typeof eventDaysSchema>

/** Enough for a region's year; a calendar that is subscribed to is fetched again and again. */
const feedLimit = 500

/** The filters of the event list. What is past is left out unless `upcoming=false`, as a calendar fills up otherwise. */
export const eventFeedQuerySchema = listQuerySchema('event', {
  limit: feedLimit,
  max: feedLimit,
  upcoming: true,
})

/** An iCalendar document, RFC 5545. */
export const icsSchema = z.string().describe('text/calendar')
