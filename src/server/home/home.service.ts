import type { Db } from '#server/db/client.ts'
import { locationOf } from '#server/listings/listing-presenter.ts'
import { findListing, findListingsById, type StoredListing } from '#server/listings/listings.repository.ts'
import type { Highlight, Highlights } from '#shared/contract/highlights.ts'
import type { Home, ListingTeaser } from '#shared/contract/home.ts'
import { shortFacts } from '#shared/listings/deciding-facts.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { viewPath } from '#shared/listings/view-path.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { countUpcoming, findDatedBetween, findNewest, findPopularId, findTotals } from './home.repository.ts'
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

  /** For the landing page: one popular listing of each kind that is still open. */
  async highlights(): Promise<Highlights> {
    const today = pacificDay(clock())
    const found = await Promise.all(
      kindNames.map(async (kind) => {
        const id = await findPopularId(db, kind, today)
        return id === null ? null : findListing(db, kind, id)
      }),
    )
    const listings = found.flatMap((listing) => (listing ? [presentHighlight(listing, today)] : []))
    return { listings }
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

/** Only what an anonymous visitor may read, and no contributor. */
function presentHighlight({ row, values }: StoredListing, today: string): Highlight {
  const { id, kind } = row
  const shape = kindOf(kind)
  const { names, categories } = shape
  const chosen = values[categories]
  return {
    id,
    listingType: kind,
    label: names.label,
    title: row.title,
    organization: row.organization,
    location: locationOf(row),
    eventDate: row.eventDate,
    facts: shortFacts(shape, values, today),
    averageRating: row.averageRating,
    reviewCount: row.reviewCount,
    photoUrl: typeof values.photoUrl === 'string' ? values.photoUrl : null,
    illustration: listingIllustration({ kind, id, categories: Array.isArray(chosen) ? chosen : [] }),
    path: viewPath(kind, id),
  }
}
