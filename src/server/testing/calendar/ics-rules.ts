import { isCalendarDay } from '#shared/rules/calendar-day.ts'
import type { ReadComponent, ReadProperty } from './ics-document.ts'

type Check = (property: ReadProperty, zones: ReadonlySet<string>) => boolean

interface Rules {
  /** Exactly once. */
  required: string[]
  /** At most once. */
  optional: string[]
  /** Any number of times. */
  repeatable?: string[]
  children: string[]
}

const components: Record<string, Rules> = {
  VCALENDAR: {
    required: ['VERSION', 'PRODID'],
    optional: [
      'CALSCALE',
      'NAME',
      'REFRESH-INTERVAL',
      'X-WR-CALNAME',
      'X-WR-TIMEZONE',
      'X-PUBLISHED-TTL',
      'LAST-MODIFIED',
    ],
    children: ['VTIMEZONE', 'VEVENT'],
  },
  VEVENT: {
    required: ['UID', 'DTSTAMP', 'DTSTART'],
    optional: [
      'DTEND',
      'CREATED',
      'LAST-MODIFIED',
      'SEQUENCE',
      'SUMMARY',
      'LOCATION',
      'DESCRIPTION',
      'GEO',
      'URL',
      'STATUS',
      'TRANSP',
    ],
    repeatable: ['CATEGORIES', 'CONTACT'],
    children: ['VALARM'],
  },
  VALARM: { required: ['ACTION', 'TRIGGER', 'DESCRIPTION'], optional: [], children: [] },
  VTIMEZONE: { required: ['TZID'], optional: [], children: ['STANDARD', 'DAYLIGHT'] },
  STANDARD: zoneRules(),
  DAYLIGHT: zoneRules(),
}

function zoneRules(): Rules {
  return {
    required: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'],
    optional: ['RRULE'],
    repeatable: ['TZNAME'],
    children: [],
  }
}

const isText: Check = ({ value }) => /^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value)
const isTexts: Check = ({ value }) => /^(?:[^\\;]|\\[\\;,nN])*$/u.test(value)
const isUtc: Check = ({ value }) => value.endsWith('Z') && isTime(value.slice(0, -1))
const isOffset: Check = ({ value }) => /^[+-](0\d|1[0-4])[0-5]\d$/.test(value)

const checks: Record<string, Check> = {
  VERSION: ({ value }) => value === '2.0',
  CALSCALE: ({ value }) => value === 'GREGORIAN',
  PRODID: isText,
  NAME: isText,
  'X-WR-CALNAME': isText,
  'X-WR-TIMEZONE': isText,
  'REFRESH-INTERVAL': ({ value, params }) => params.VALUE === 'DURATION' && /^PT\d+[HMS]$/.test(value),
  'X-PUBLISHED-TTL': ({ value }) => /^PT\d+[HMS]$/.test(value),
  UID: ({ value }) => /^[\x21-\x7e]+$/.test(value),
  DTSTAMP: isUtc,
  CREATED: isUtc,
  'LAST-MODIFIED': isUtc,
  DTSTART: isMoment,
  DTEND: isMoment,
  SEQUENCE: ({ value }) => /^\d+$/.test(value),
  SUMMARY: isText,
  LOCATION: isText,
  DESCRIPTION: isText,
  CONTACT: isText,
  CATEGORIES: isTexts,
  GEO: ({ value }) => {
    const [latitude, longitude] = value.split(';').map(Number)
    return Math.abs(latitude ?? 91) <= 90 && Math.abs(longitude ?? 181) <= 180
  },
  URL: ({ value }) => /^[\x21-\x7e]+$/.test(value) && URL.canParse(value),
  STATUS: ({ value }) => ['TENTATIVE', 'CONFIRMED', 'CANCELLED'].includes(value),
  TRANSP: ({ value }) => ['OPAQUE', 'TRANSPARENT'].includes(value),
  ACTION: ({ value }) => value === 'DISPLAY',
  TRIGGER: ({ value }) => /^-P(\d+D)?(T\d+[HM])?$/.test(value) && value !== '-P',
  TZID: isText,
  TZNAME: isText,
  TZOFFSETFROM: isOffset,
  TZOFFSETTO: isOffset,
  RRULE: ({ value }) =>
    /^FREQ=YEARLY;BYMONTH=([1-9]|1[0-2]);BYDAY=-?[1-5]SU(;UNTIL=\d{8}T\d{6}Z)?$/.test(value),
}

/** Throws at the first missing, repeated, unknown or invalid property or component. */
export const checkComponent = (component: ReadComponent, zones = zonesOf(component)): void => {
  const rules = components[component.name]
  if (!rules) throw new Error(`No such component: ${component.name}`)
  const known = new Set([...rules.required, ...rules.optional, ...(rules.repeatable ?? [])])
  for (const name of known) {
    const times = component.properties.filter((property) => property.name === name).length
    const isWrong = rules.required.includes(name) ? times !== 1 : rules.optional.includes(name) && times > 1
    if (isWrong) throw new Error(`${component.name} has ${times} of ${name}`)
  }
  for (const property of component.properties) {
    const { name, params, value } = property
    if (!known.has(name)) throw new Error(`${component.name} does not know ${name}`)
    if (!checks[name]?.(property, zones)) {
      throw new Error(`${component.name} has no valid ${name}: ${JSON.stringify(params)} ${value}`)
    }
  }
  checkOrder(component)
  for (const inner of component.components) {
    if (!rules.children.includes(inner.name)) throw new Error(`${inner.name} inside ${component.name}`)
    checkComponent(inner, zones)
  }
  if (component.name === 'VCALENDAR') checkUids(component)
}

/** An end has the same type as its start and is after it. */
const checkOrder = ({ properties }: ReadComponent): void => {
  const [start, end] = ['DTSTART', 'DTEND'].map((name) =>
    properties.find((property) => property.name === name),
  )
  if (!start || !end) return
  if (start.params.VALUE !== end.params.VALUE || start.params.TZID !== end.params.TZID) {
    throw new Error('DTEND is of another type than DTSTART')
  }
  if (end.value <= start.value) throw new Error(`DTEND ${end.value} is not after DTSTART ${start.value}`)
}

const checkUids = ({ components: inner }: ReadComponent): void => {
  const uids = inner.flatMap(({ properties }) =>
    properties.filter(({ name }) => name === 'UID').map(({ value }) => value),
  )
  if (new Set(uids).size !== uids.length) throw new Error('Two events with one UID')
}

const zonesOf = ({ components: inner }: ReadComponent): Set<string> =>
  new Set(
    inner
      .filter(({ name }) => name === 'VTIMEZONE')
      .flatMap(({ properties }) =>
        properties.filter(({ name }) => name === 'TZID').map(({ value }) => value),
      ),
  )

function isMoment({ value, params }: ReadProperty, zones: ReadonlySet<string>): boolean {
  const { VALUE, TZID, ...others } = params
  if (Object.keys(others).length > 0) return false
  if (VALUE === 'DATE') return TZID === undefined && isDay(value)
  if (TZID !== undefined && !zones.has(TZID)) return false
  return VALUE === undefined && isTime(value)
}

function isTime(value: string): boolean {
  const match = /^(\d{8})T([01]\d|2[0-3])[0-5]\d[0-5]\d$/.exec(value)
  return isDay(match?.[1] ?? '')
}

function isDay(value: string): boolean {
  return /^\d{8}$/.test(value) && isCalendarDay(value.replace(/^(\d{4})(\d{2})/, '$1-$2-'))
}
