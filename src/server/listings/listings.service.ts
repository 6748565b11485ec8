import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { FacetCounts, Listing, ListingPage, SimilarListing } from '#shared/contract/listings.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { similarFacets, similarReason } from '#shared/listings/similar.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import type { Counted } from './collect-matches.repository.ts'
import { correctedSearchOf } from './corrected-search.ts'
import { facetCounts } from './facet-counts.ts'
import type { ListingCache } from './listing-cache.ts'
import type { Selection } from './listing-conditions.ts'
import { presentListing, presentWithDistance } from './listing-presenter.ts'
import { correctedSelection, lookupsIn, selectionOf } from './listing-selection.ts'
import { findListing, findListings } from './listings.repository.ts'
import { findMatches, findPage } from './search.repository.ts'
import { findSimilar } from './similar.repository.ts'

export type ListingService = ReturnType<typeof createListingService>

/** One row of the page. */
const maxSimilar = 4

interface Deps {
  db: Db
  cache: ListingCache
  clock: () => Date
}

export const createListingService = ({ db, cache, clock }: Deps) => {
  const lookups = lookupsIn(db, cache)

  /** Searches for the words as typed and, without a match, with corrected spelling. */
  const find = async (kind: Kind, query: ListQuery) => {
    const typed = await selectionOf(db, kind, query, pacificDay(clock()), { lookups })
    const found = await findPageAndCounts(typed)
    const corrected = found.counts.total === 0 ? await correctedSelection(db, typed, lookups) : null
    return corrected === null
      ? { selection: typed, ...found }
      : { selection: corrected, ...(await findPageAndCounts(corrected)) }
  }

  /** Counts do not depend on page and sort order, so the cache key has only the filters. */
  const findPageAndCounts = async (selection: Selection) => {
    let ids: number[] | null = null
    const counts = await cache.get(countsKey(selection), async (): Promise<Counts> => {
      const matches = await findMatches(db, selection)
      ids = matches.ids
      const facets = selection.query.facets ? await facetCounts(db, selection, matches) : undefined
      const { total, isLowerBound } = matches
      return { total, isLowerBound, facets }
    })
    return { counts, ids: ids ?? (await findPage(db, selection, counts)) }
  }

  return {
    async list<K extends Kind>(kind: K, query: ListQuery): Promise<ListingPage<K>> {
      const { selection, counts, ids } = await find(kind, query)
      const { total, isLowerBound, facets } = counts
      const stored = await findListings(db, kind, ids)
      return {
        total,
        ...(isLowerBound && { totalIsLowerBound: true }),
        ...correctedSearchOf(selection, stored),
        rows: stored.map((listing) => presentWithDistance<K>(listing, clock(), selection.place)),
        ...(facets && { facets }),
      }
    },

    async get<K extends Kind>(kind: K, id: number): Promise<Listing<K>> {
      const found = await findListing(db, kind, id)
      if (!found?.row.isLive) throw notFound()
      return presentListing<K>(found, clock())
    },

    async similar<K extends Kind>(kind: K, id: number): Promise<SimilarListing<K>[]> {
      const from = await findListing(db, kind, id)
      if (!from?.row.isLive) throw notFound()
      const [facets, today] = [similarFacets(kindOf(kind), from.values), pacificDay(clock())]
      const found = await findSimilar(db, { kind, id, facets, today, limit: maxSimilar })
      const milesById = new Map(found.map((one) => [one.id, one.miles]))
      const stored = await findListings(db, kind, [...milesById.keys()])
      return stored.map((listing) => {
        const distanceMiles = milesById.get(listing.row.id) ?? null
        const reason = similarReason(kindOf(kind), from.values, listing.values, distanceMiles)
        return { listing: presentListing<K>(listing, clock()), reason, distanceMiles }
      })
    },
  }
}

interface Counts extends Counted {
  facets: FacetCounts | undefined
}

const countsKey = ({ query, ...selection }: Selection): string => {
  const { limit: _limit, offset: _offset, sortBy: _sortBy, sortOrder: _sortOrder, ...filters } = query
  return `counts ${JSON.stringify([selection, filters])}`
}
