import type { StoredListing } from '#server/listings/listings.repository.ts'
import { calendarDocument } from './calendar-document.ts'
import { type CalendarSite, eventComponent } from './event-component.ts'

/** The public calendar: one event or a feed. */
export const eventCalendar = (events: readonly StoredListing[], site: CalendarSite): string =>
  calendarDocument(
    { name: `${site.name} events`, product: `-//${site.name}//Community Events//EN` },
    events.map((event) => eventComponent(event, site)),
  )
