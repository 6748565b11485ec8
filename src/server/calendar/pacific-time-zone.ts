import { eventTimeZone } from '#shared/rules/event-time.ts'
import type { IcsComponent } from './ics.ts'

const change = (name: 'DAYLIGHT' | 'STANDARD', rule: Record<string, string>): IcsComponent => ({
  name,
  properties: Object.entries(rule).map(([property, value]) => ({ name: property, value })),
})

/** For calendars that do not know the zone by name: the rules since 2007 and those of the twenty years before. */
export const pacificTimeZone: IcsComponent = {
  name: 'VTIMEZONE',
  properties: [{ name: 'TZID', value: eventTimeZone }],
  components: [
    change('DAYLIGHT', {
      DTSTART: '19870405T020000',
      RRULE: 'FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T100000Z',
      TZOFFSETFROM: '-0800',
      TZOFFSETTO: '-0700',
      TZNAME: 'PDT',
    }),
    change('STANDARD', {
      DTSTART: '19871025T020000',
      RRULE: 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T090000Z',
      TZOFFSETFROM: '-0700',
      TZOFFSETTO: '-0800',
      TZNAME: 'PST',
    }),
    change('DAYLIGHT', {
      DTSTART: '20070311T020000',
      RRULE: 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      TZOFFSETFROM: '-0800',
      TZOFFSETTO: '-0700',
      TZNAME: 'PDT',
    }),
    change('STANDARD', {
      DTSTART: '20071104T020000',
      RRULE: 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      TZOFFSETFROM: '-0700',
      TZOFFSETTO: '-0800',
      TZNAME: 'PST',
    }),
  ],
}
