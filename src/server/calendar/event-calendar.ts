import type { StoredListing } from '#server/listings/listings.repository.ts'
import { eventTimeZone } from '#shared/rules/event-time.ts'
import type { CalendarSite } from './calendar-site.ts'
import { eventComponent } from './event-component.ts'
import { type IcsProperty, icsText, writeIcs } from './ics.ts'
import { pacificTimeZone } from './pacific-time-zone.ts'

/** One iCalendar document. It has no METHOD, because a published method requires an organizer to reply to. */
export const eventCalendar = (events: readonly StoredListing[], site: CalendarSite): string => {
  const name = icsText(`${site.name} events`)
  const properties: IcsProperty[] = [
    { name: 'VERSION', value: '2.0' },
    { name: 'PRODID', value: `-//${icsText(site.name)}//Community Events//EN` },
    { name: 'CALSCALE', value: 'GREGORIAN' },
    { name: 'NAME', value: name },
    { name: 'X-WR-CALNAME', value: name },
    { name: 'X-WR-TIMEZONE', value: eventTimeZone },
    { name: 'REFRESH-INTERVAL', params: { VALUE: 'DURATION' }, value: 'PT6H' },
    { name: 'X-PUBLISHED-TTL', value: 'PT6H' },
  ]
  return writeIcs({
    name: 'VCALENDAR',
    properties,
    components: [pacificTimeZone, ...events.map((event) => eventComponent(event, site))],
  })
}
