import { eventTimeZone } from '#shared/rules/event-time.ts'
import type { IcsComponent } from './ics.ts'

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
export const pacificTimeZone: IcsComponent = {
  name: 'VTIMEZONE',
  properties: [{ name: 'TZID', value: eventTimeZone }],
  components: [
    change('DAYLIGHT', '19870405T020000', 'BYMONTH=4;BYDAY=1SU;UNTIL=20060402T100000Z'),
    change('STANDARD', '19871025T020000', 'BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T090000Z'),
    change('DAYLIGHT', '20070311T020000', 'BYMONTH=3;BYDAY=2SU'),
    change('STANDARD', '20071104T020000', 'BYMONTH=11;BYDAY=1SU'),
  ],
}
