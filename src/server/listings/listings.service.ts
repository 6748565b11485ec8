import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { Listing, ListingPage } from '#shared/contract/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { countedFacets } from './facet-counts.ts'
import type { Selection } from './listing-conditions.ts'
import { presentListing } from './listing-presenter.ts'
import { pageOfIds, pageOfMeeting, totalOf } from './listing-search.repository.ts'
import { respeltSelection, selectionOf } from './listing-selection.ts'
import { askedSetsOf } from './listing-sets.repository.ts'
import { findListing, findListings } from './listings.repository.ts'
import { bestMatches, isPlainSearch } from './plain-search.repository.ts'

export interface ListingService {
  list<K extends Kind>(kind: K, query: ListQuery): Promise<ListingPage<K>>
  get<K extends Kind>(kind: K, id: number): Promise<Listing<K>>
}

export const createListingService = ({ db, clock }: { db: Db; clock: () => Date }): ListingService => {
  const page = async <K extends Kind>(selection: Selection): Promise<ListingPage<K>> => {
    const [[ids, total], facets] = await Promise.all([
      idsAndTotal(db, selection),
      selection.query.facets ? countedFacets(db, selection) : undefined,
    ])
    const found = await findListings(db, selection.kind, ids)
    const now = clock()
    return { total, rows: found.map((listing) => presentListing<K>(listing, now)), ...(facets && { facets }) }
  }

  return {
    async list(kind, query) {
      const asked = selectionOf(kind, query, pacificDay(clock()))
      const exact = await page<typeof kind>(asked)
      if (exact.total > 0) return exact
      const respelt = await respeltSelection(db, asked)
      return respelt === null ? exact : page(respelt)
    },

    async get(kind, id) {
      const found = await findListing(db, kind, id)
      if (!found?.row.isLive) throw notFound()
      return presentListing<typeof kind>(found, clock())
    },
  }
}

const idsAndTotal = async (db: Db, selection: Selection): Promise<[ids: number[], total: number]> => {
  const sets = askedSetsOf(selection)
  if (sets && sets.length > 1) return pageOfMeeting(db, selection, sets)
  if (!isPlainSearch(selection) || selection.query.sortBy !== null)
    return Promise.all([pageOfIds(db, selection), totalOf(db, selection)])
  const total = await totalOf(db, selection)
  return [total === 0 ? [] : await bestMatches(db, selection, total), total]
}
