import type { Db } from '#server/db/client.ts'
import { findListingsById, type StoredListing } from '#server/listings/listings.repository.ts'
import type { Home, ListingTeaser } from '#shared/contract/home.ts'
import { shortFacts } from '#shared/listings/deciding-facts.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { countUpcoming, findDatedBetween, findNewest, findTotals } from './home.repository.ts'
import { weekendOf } from './weekend.ts'

const week = 7 * 24 * 60 * 60 * 1000
const maxTeasers = 5

export type HomeService = ReturnType<typeof createHomeService>

export const createHomeService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async read(): Promise<Home> {
    const now = clock()
    const today = pacificDay(now)
    const { from, to } = weekendOf(today)
    const [totals, upcoming, newest, weekend] = await Promise.all([
      findTotals(db),
      countUpcoming(db, today),
      findNewest(db, new Date(now.getTime() - week), maxTeasers),
      findDatedBetween(db, from, to, maxTeasers),
    ])
    const found = await findListingsById(db, [...newest, ...weekend])
    const teasersOf = (keys: typeof newest) =>
      keys.flatMap(({ id }) => {
        const listing = found.get(id)
        return listing ? [present(listing, today)] : []
      })
    // The calendar opens on upcoming events, so its card counts those.
    const counted = [...totals.filter(({ kind }) => !kindOf(kind).hasDates), ...upcoming]
    const totalOf = new Map(counted.map(({ kind, total }) => [kind, total]))
    return {
      counts: Object.fromEntries(kindNames.map((kind) => [kind, totalOf.get(kind) ?? 0])) as Home['counts'],
      newThisWeek: teasersOf(newest),
      thisWeekend: teasersOf(weekend),
    }
  },
})

const present = ({ row, values }: StoredListing, today: string): ListingTeaser => ({
  id: row.id,
  listingType: row.kind,
  title: row.title,
  organization: row.organization,
  city: row.city,
  eventDate: row.eventDate,
  facts: shortFacts(kindOf(row.kind), values, today),
  createdAt: row.createdAt.toISOString(),
})
