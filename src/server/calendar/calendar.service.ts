import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { selectionOf, withSpellingCorrection } from '#server/listings/listing-selection.ts'
import { findListing, findListings } from '#server/listings/listings.repository.ts'
import { findMatches } from '#server/listings/search.repository.ts'
import type { EventDays } from '#shared/contract/calendar.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { fold } from '#shared/listings/search.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { countsByDay } from './calendar.repository.ts'
import { eventCalendar } from './event-calendar.ts'
import type { CalendarSite } from './event-component.ts'

export type CalendarService = ReturnType<typeof createCalendarService>

interface CalendarDeps {
  db: Db
  clock: () => Date
  site: CalendarSite
}

export const createCalendarService = ({ db, clock, site }: CalendarDeps) => {
  const selectionFor = async (query: ListQuery) =>
    withSpellingCorrection(db, await selectionOf(db, 'event', query, pacificDay(clock())))

  return {
    async days(query: ListQuery): Promise<EventDays['days']> {
      const { eventDate: _, ...filters } = query.filters
      // Spelling correction depends on all matches, not only on those of one month.
      const selection = await selectionFor({ ...query, filters, month: null })
      const counts = await countsByDay(db, { ...selection, query: { ...query, filters } })
      return Object.fromEntries(counts.map(({ day, total }) => [day, total]))
    },

    async event(id: number): Promise<{ name: string; ics: string }> {
      const found = await findListing(db, 'event', id)
      if (!found?.row.isLive) throw notFound()
      return { name: fileName(found.row.title), ics: eventCalendar([found], site) }
    },

    async feed(query: ListQuery): Promise<string> {
      // The soonest events come first, since the feed is bounded.
      const soonest = await selectionFor({ ...query, sortBy: 'eventDate', sortOrder: 'asc' })
      const { ids } = await findMatches(db, soonest)
      return eventCalendar(await findListings(db, 'event', ids), site)
    },
  }
}

/** 'science-night.ics', in ASCII for headers and file systems. */
const fileName = (title: string): string => {
  const slug = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return `${slug || 'event'}.ics`
}
