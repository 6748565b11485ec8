import { plusDays } from './calendar-day.ts'

interface Timed {
  eventDate: string
  startTime: string | null
  endTime: string | null
}

/** Where events take place; their dates and times are read on a clock there, and never converted. */
export const eventTimeZone = 'America/Los_Angeles'

/** When an event is: whole days, the last one exclusive, or local times written YYYY-MM-DDTHH:MM. */
export type EventSpan =
  | { isAllDay: true; first: string; after: string }
  | { isAllDay: false; start: string; end: string | null }

/** An end that is earlier than its start is on the next day; without a start, the event takes the whole day. */
export const eventSpan = ({ eventDate, startTime, endTime }: Timed): EventSpan => {
  if (startTime === null) return { isAllDay: true, first: eventDate, after: plusDays(eventDate, 1) }
  const start = `${eventDate}T${startTime}`
  if (endTime === null || endTime === startTime) return { isAllDay: false, start, end: null }
  const endDate = endTime < startTime ? plusDays(eventDate, 1) : eventDate
  return { isAllDay: false, start, end: `${endDate}T${endTime}` }
}

/** '7:00 PM' for '19:00'. */
export const clockTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** '7:00 PM to 9:15 PM', as far as the times are known; null when neither is. */
export const eventHours = ({ startTime, endTime }: Omit<Timed, 'eventDate'>): string | null => {
  if (startTime === null) return endTime === null ? null : `Until ${clockTime(endTime)}`
  if (endTime === null || endTime === startTime) return clockTime(startTime)
  return `${clockTime(startTime)} to ${clockTime(endTime)}`
}
