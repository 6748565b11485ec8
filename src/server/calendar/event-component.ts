import type { StoredListing } from '#server/listings/listings.repository.ts'
import type { KindValues } from '#shared/listings/kinds.ts'
import { viewPath } from '#shared/listings/view-path.ts'
import { eventHours, eventTimeZone } from '#shared/rules/event-time.ts'
import { alarm } from './alarm.ts'
import { type EventSpan, eventSpan } from './event-span.ts'
import { type IcsComponent, type IcsProperty, icsDay, icsInstant, icsLocalTime, icsText } from './ics.ts'

export interface CalendarSite {
  name: string
  publicUrl: string
}

interface Personal {
  /** Distinguishes the private calendar, which may be in the same program as the public one. */
  uidPrefix: string
  /** Reminder times, relative to the start of the event. */
  triggers: (isAllDay: boolean) => readonly string[]
}

/** The UID never changes, so calendars recognize an event after its date or title changes. */
export const eventComponent = (
  { row, values }: StoredListing,
  site: CalendarSite,
  { uidPrefix, triggers }: Personal = { uidPrefix: 'event', triggers: () => [] },
): IcsComponent => {
  const event = values as KindValues<'event'>
  const page = `${site.publicUrl}${viewPath('event', row.id)}`
  const changed = icsInstant(row.updatedAt)
  const { latitude, longitude } = event
  const span = eventSpan(event)
  return {
    name: 'VEVENT',
    properties: [
      { name: 'UID', value: calendarUid(site, `${uidPrefix}-${row.id}`) },
      { name: 'DTSTAMP', value: changed },
      { name: 'CREATED', value: icsInstant(row.createdAt) },
      { name: 'LAST-MODIFIED', value: changed },
      { name: 'SEQUENCE', value: String(row.version - 1) },
      ...timesOf(span),
      { name: 'SUMMARY', value: icsText(event.title) },
      ...optionalProperty('LOCATION', placeOf(event)),
      { name: 'DESCRIPTION', value: icsText(descriptionOf(event, page)) },
      ...optionalProperty('CONTACT', contactOf(event)),
      ...(event.categories.length > 0
        ? [{ name: 'CATEGORIES', value: event.categories.map(icsText).join(',') }]
        : []),
      ...(latitude !== null && longitude !== null
        ? [{ name: 'GEO', value: `${latitude.toFixed(6)};${longitude.toFixed(6)}` }]
        : []),
      { name: 'URL', value: page },
      { name: 'STATUS', value: 'CONFIRMED' },
    ],
    components: triggers(span.isAllDay).map((trigger) => alarm(trigger, event.title)),
  }
}

export const calendarUid = ({ publicUrl }: CalendarSite, name: string): string =>
  `${name}@${new URL(publicUrl).hostname}`

const timesOf = (span: EventSpan): IcsProperty[] => {
  if (span.isAllDay) {
    const params = { VALUE: 'DATE' }
    return [
      { name: 'DTSTART', params, value: icsDay(span.first) },
      { name: 'DTEND', params, value: icsDay(span.after) },
    ]
  }
  const params = { TZID: eventTimeZone }
  const start = { name: 'DTSTART', params, value: icsLocalTime(span.start) }
  return span.end === null ? [start] : [start, { name: 'DTEND', params, value: icsLocalTime(span.end) }]
}

const optionalProperty = (name: string, text: string): IcsProperty[] =>
  text === '' ? [] : [{ name, value: icsText(text) }]

const placeOf = ({ venue, address, city, state, zipcode }: KindValues<'event'>): string =>
  joined([venue, address, city, joined([state, zipcode], ' ')], ', ')

const contactOf = (event: KindValues<'event'>): string =>
  joined([event.organizer, event.organizerEmail, event.organizerPhone, event.contactInfo], ', ')

/** Omits fields that have their own property. */
const descriptionOf = (event: KindValues<'event'>, page: string): string => {
  const registration = event.registrationRequired ? (event.registrationLink ?? 'Required') : ''
  const facts = [
    // A whole-day event cannot have an end time.
    labelled('Time', event.startTime === null ? eventHours(event) : ''),
    labelled('Cost', event.cost),
    labelled('For', event.targetAudience.join(', ')),
    labelled('Ages', event.ageRange),
    labelled('Registration', registration),
    labelled('Organizer', contactOf(event)),
    labelled('Please note', event.specialInstructions),
  ]
  return joined([withoutMarkers(event.description ?? ''), joined(facts, '\n'), page], '\n\n')
}

const labelled = (label: string, text: string | null): string => (text ? `${label}: ${text}` : '')

/** Removes the `**bold**` markers that only the web page renders. */
const withoutMarkers = (text: string): string => text.replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '$1')

const joined = (parts: readonly (string | null)[], between: string): string =>
  parts.filter(Boolean).join(between)
