import { eventTimeZone } from '#shared/rules/event-time.ts'
import { type IcsComponent, type IcsProperty, icsText, writeIcs } from './ics.ts'

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

const offsets = { DAYLIGHT: ['-0800', '-0700', 'PDT'], STANDARD: ['-0700', '-0800', 'PST'] } as const

const change = (name: keyof typeof offsets, start: string, rule: string): IcsComponent => {
  const [from, to, zone] = offsets[name]
  return {
    name,
    properties: [
      { name: 'DTSTART', value: start },
      { name: 'RRULE', value: `FREQ=YEARLY;${rule}` },
      { name: 'TZOFFSETFROM', value: from },
      { name: 'TZOFFSETTO', value: to },
      { name: 'TZNAME', value: zone },
    ],
  }
}

/** For calendar programs without a time zone database: the rules since 2007 and of the twenty years before. */
const pacificTimeZone: IcsComponent = {
  name: 'VTIMEZONE',
  properties: [{ name: 'TZID', value: eventTimeZone }],
  components: [
    change('DAYLIGHT', '19870405T020000', 'BYMONTH=4;BYDAY=1SU;UNTIL=20060402T100000Z'),
    change('STANDARD', '19871025T020000', 'BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T090000Z'),
    change('DAYLIGHT', '20070311T020000', 'BYMONTH=3;BYDAY=2SU'),
    change('STANDARD', '20071104T020000', 'BYMONTH=11;BYDAY=1SU'),
  ],
}
