import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { Listing, ListingPage } from '#shared/contract/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { facetCounts } from './facet-counts.ts'
import { presentListing } from './listing-presenter.ts'
import { respelledSelection, selectionOf } from './listing-selection.ts'
import { findListing, findListings } from './listings.repository.ts'
import { findMatches } from './search.repository.ts'

export interface ListingService {
  list<K extends Kind>(kind: K, query: ListQuery): Promise<ListingPage<K>>
  get<K extends Kind>(kind: K, id: number): Promise<Listing<K>>
}

interface Deps {
  db: Db
  clock: () => Date
}

export const createListingService = ({ db, clock }: Deps): ListingService => {
  /** What a query finds, with its words as they were typed or, when they find nothing, respelled. */
  const find = async (kind: Kind, query: ListQuery) => {
    const typed = await selectionOf(db, kind, query, pacificDay(clock()))
    const matches = await findMatches(db, typed)
    const respelled = matches.total === 0 ? await respelledSelection(db, typed) : null
    if (respelled === null) return { selection: typed, matches }
    return { selection: respelled, matches: await findMatches(db, respelled) }
  }

  return {
    async list<K extends Kind>(kind: K, query: ListQuery): Promise<ListingPage<K>> {
      const { selection, matches } = await find(kind, query)
      const [stored, facets] = await Promise.all([
        findListings(db, kind, matches.ids),
        query.facets ? facetCounts(db, selection, matches) : undefined,
      ])
      return {
        total: matches.total,
        ...(matches.isLowerBound && { totalIsLowerBound: true }),
        rows: stored.map((listing) => presentListing<K>(listing, clock())),
        ...(facets && { facets }),
      }
    },

    async get(kind, id) {
      const found = await findListing(db, kind, id)
      if (!found?.row.isLive) throw notFound()
      return presentListing<typeof kind>(found, clock())
    },
  }
}
