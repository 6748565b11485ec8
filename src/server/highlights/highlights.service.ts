import type { Db } from '#server/db/client.ts'
import { locationOf } from '#server/listings/listing-presenter.ts'
import { findListing, type StoredListing } from '#server/listings/listings.repository.ts'
import type { Highlight, Highlights } from '#shared/contract/highlights.ts'
import { shortFacts } from '#shared/listings/deciding-facts.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { findPopularId } from './highlights.repository.ts'

export type HighlightService = ReturnType<typeof createHighlightService>

export const createHighlightService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async read(): Promise<Highlights> {
    const today = pacificDay(clock())
    const found = await Promise.all(
      kindNames.map(async (kind) => {
        const id = await findPopularId(db, kind, today)
        return id === null ? null : findListing(db, kind, id)
      }),
    )
    return { listings: found.filter((listing) => listing !== null).map((listing) => present(listing, today)) }
  },
})

/** Only what an anonymous visitor may read, and no contributor. */
function present({ row, values }: StoredListing, today: string): Highlight {
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
    path: `/${names.path}?view=${kind}-${id}`,
  }
}
