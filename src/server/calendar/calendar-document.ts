import { eventTimeZone } from '#shared/rules/event-time.ts'
import { type IcsComponent, type IcsProperty, icsText, writeIcs } from './ics.ts'
import { pacificTimeZone } from './pacific-time-zone.ts'

/** One iCalendar document. It has no METHOD, because a published method requires an organizer to reply to. */
export const calendarDocument = (
  { name, product }: { name: string; product: string },
  components: readonly IcsComponent[],
): string => {
  const properties: IcsProperty[] = [
    { name: 'VERSION', value: '2.0' },
    { name: 'PRODID', value: icsText(product) },
    { name: 'CALSCALE', value: 'GREGORIAN' },
    { name: 'NAME', value: icsText(name) },
    { name: 'X-WR-CALNAME', value: icsText(name) },
    { name: 'X-WR-TIMEZONE', value: eventTimeZone },
    { name: 'REFRESH-INTERVAL', params: { VALUE: 'DURATION' }, value: 'PT6H' },
    { name: 'X-PUBLISHED-TTL', value: 'PT6H' },
  ]
  return writeIcs({ name: 'VCALENDAR', properties, components: [pacificTimeZone, ...components] })
}
