import { plusDays } from '#shared/rules/calendar-day.ts'

/** Whole days with an exclusive end, or local times as YYYY-MM-DDTHH:MM. */
export type EventSpan =
  | { isAllDay: true; first: string; after: string }
  | { isAllDay: false; start: string; end: string | null }

interface EventTimes {
  eventDate: string
  startTime: string | null
  endTime: string | null
}

/** An end earlier than its start is on the next day; without a start, the event takes the whole day. */
export const eventSpan = ({ eventDate, startTime, endTime }: EventTimes): EventSpan => {
  if (startTime === null) return { isAllDay: true, first: eventDate, after: plusDays(eventDate, 1) }
  const start = `${eventDate}T${startTime}`
  if (endTime === null || endTime === startTime) return { isAllDay: false, start, end: null }
  const endDate = endTime < startTime ? plusDays(eventDate, 1) : eventDate
  return { isAllDay: false, start, end: `${endDate}T${endTime}` }
}
