import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { Listing, ListingPage } from '#shared/contract/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { facetCounts } from './facet-counts.ts'
import type { Selection } from './listing-conditions.ts'
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
  const pageOf = async <K extends Kind>(kind: K, selection: Selection): Promise<ListingPage<K>> => {
    const [{ ids, total, isLowerBound }, facets] = await Promise.all([
      findMatches(db, selection),
      selection.query.facets ? facetCounts(db, selection) : undefined,
    ])
    const stored = await findListings(db, kind, ids)
    return {
      total,
      ...(isLowerBound && { totalIsLowerBound: isLowerBound }),
      rows: stored.map((listing) => presentListing<K>(listing, clock())),
      ...(facets && { facets }),
    }
  }

  return {
    async list(kind, query) {
      const selection = await selectionOf(db, kind, query, pacificDay(clock()))
      const page = await pageOf(kind, selection)
      if (page.total > 0) return page
      const respelled = await respelledSelection(db, selection)
      return respelled === null ? page : pageOf(kind, respelled)
    },

    async get(kind, id) {
      const found = await findListing(db, kind, id)
      if (!found?.row.isLive) throw notFound()
      return presentListing<typeof kind>(found, clock())
    },
  }
}
