import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { Memory } from '#server/http/kept/memory.ts'
import type { Listing, ListingPage } from '#shared/contract/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { countedFacets } from './facet-counts.ts'
import { keptTotalOf, type Selection } from './listing-conditions.ts'
import { presentListing } from './listing-presenter.ts'
import { pageOfIds, pageOfKept, pageOfMeeting, totalOf } from './listing-search.repository.ts'
import { respeltSelection, selectionOf } from './listing-selection.ts'
import { askedSetsOf } from './listing-sets.repository.ts'
import { findListing, findListings } from './listings.repository.ts'
import { bestMatches, isPlainSearch } from './plain-search.repository.ts'

export interface ListingService {
  list<K extends Kind>(kind: K, query: ListQuery): Promise<ListingPage<K>>
  get<K extends Kind>(kind: K, id: number): Promise<Listing<K>>
}

interface Deps {
  db: Db
  clock: () => Date
  memory: Pick<Memory, 'listings' | 'totals' | 'regulars'>
}

export const createListingService = ({ db, clock, memory }: Deps): ListingService => {
  /** In the order of the ids; those that were shown a moment ago come from memory. */
  const present = async <K extends Kind>(kind: K, ids: number[]): Promise<Listing<K>[]> => {
    const mark = memory.listings.mark()
    const shown = new Map<number, Listing>()
    for (const id of ids) {
      const listing = memory.listings.find(String(id))
      if (listing) shown.set(id, listing)
    }
    const missing = ids.filter((id) => !shown.has(id))
    for (const stored of await findListings(db, kind, missing)) {
      const listing = presentListing<K>(stored, clock())
      const { id } = stored.row
      shown.set(id, listing)
      const key = String(id)
      if (memory.regulars.recognize(key))
        memory.listings.keep(key, listing, { listingIds: [id], followsCounters: false }, mark)
    }
    return ids.flatMap((id) => (shown.get(id) as Listing<K> | undefined) ?? [])
  }

  /** Counted, unless it was a moment ago for another page of the same, or another order. */
  const total = async (selection: Selection): Promise<number> => {
    const { query, ...asked } = selection
    const { limit, offset, sortBy, sortOrder, facets, ...narrowing } = query
    const key = JSON.stringify([asked, narrowing])
    const known = memory.totals.find(key)
    if (known !== null) return known
    const mark = memory.totals.mark()
    const counted = await totalOf(db, selection)
    memory.totals.keep(key, counted, { listingIds: [], followsCounters: false }, mark)
    return counted
  }

  const idsAndTotal = async (selection: Selection): Promise<[ids: number[], total: number]> => {
    const facet = keptTotalOf(selection)
    if (facet !== null) return pageOfKept(db, selection, facet)
    const sets = askedSetsOf(selection)
    if (sets && sets.length > 1) return pageOfMeeting(db, selection, sets)
    const countAll = () => total(selection)
    if (isPlainSearch(selection) && selection.query.sortBy === null)
      return bestMatches(db, selection, { countAll })
    return Promise.all([pageOfIds(db, selection), countAll()])
  }

  const page = async <K extends Kind>(selection: Selection): Promise<ListingPage<K>> => {
    const [[ids, total], facets] = await Promise.all([
      idsAndTotal(selection),
      selection.query.facets ? countedFacets(db, selection) : undefined,
    ])
    return { total, rows: await present(selection.kind as K, ids), ...(facets && { facets }) }
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
