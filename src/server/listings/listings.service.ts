import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { Memory } from '#server/http/kept/memory.ts'
import { createRemembering } from '#server/http/kept/remembering.ts'
import type { Listing, ListingPage } from '#shared/contract/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { type ListingSet, sizeOf } from '#shared/listings/listing-set.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { countedFacets } from './facet-counts.ts'
import { keptTotalOf, type Selection } from './listing-conditions.ts'
import { presentListing } from './listing-presenter.ts'
import { pageOfIds, pageOfKept, pageOfMeeting, totalOf } from './listing-search.repository.ts'
import { respeltSelection, selectionOf } from './listing-selection.ts'
import { filterSetsOf } from './listing-sets.repository.ts'
import { findListing, findListings } from './listings.repository.ts'
import { liveMatches, setOfWords, type Words } from './word-matches.repository.ts'
import { bestMatches, type FindSet, isWordSearch } from './word-search.ts'

export interface ListingService {
  list<K extends Kind>(kind: K, query: ListQuery): Promise<ListingPage<K>>
  get<K extends Kind>(kind: K, id: number): Promise<Listing<K>>
}

interface Deps {
  db: Db
  clock: () => Date
  memory: Pick<Memory, 'listings' | 'totals' | 'sets' | 'regulars'>
}

/** A set of fewer is found again as soon as it would be kept. */
const worthKeeping = 1_000

export const createListingService = ({ db, clock, memory }: Deps): ListingService => {
  const rememberTotal = createRemembering(memory.totals)
  const rememberSet = createRemembering(memory.sets, (found) => sizeOf(found) > worthKeeping)

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
  const total = (selection: Selection, find: FindSet): Promise<number> => {
    const { query, ...asked } = selection
    const { limit, offset, sortBy, sortOrder, facets, ...narrowing } = query
    return rememberTotal(JSON.stringify([asked, narrowing]), () => totalOf(db, selection, find))
  }

  const foundSet = (words: Words): Promise<ListingSet> =>
    rememberSet(liveMatches(words), () => setOfWords(db, words))

  /** What is needed for a page and for the counts beside it is found once. */
  const finder = (): FindSet => {
    const finding = new Map<string, Promise<ListingSet>>()
    return (words) => {
      const key = liveMatches(words)
      const found = finding.get(key) ?? foundSet(words)
      finding.set(key, found)
      return found
    }
  }

  const idsAndTotal = async (
    selection: Selection,
    find: FindSet,
  ): Promise<[ids: number[], total: number]> => {
    const facet = keptTotalOf(selection)
    if (facet !== null) return pageOfKept(db, selection, facet)
    const { sortBy, facets } = selection.query
    if (isWordSearch(selection) && sortBy === null) {
      // Facets are counted from the set, and then it tells the total as well.
      const setSize = async () => sizeOf(await find(selection))
      const countAll = facets ? setSize : () => total(selection, find)
      return bestMatches(db, selection, { find, countAll, isCounted: facets })
    }
    const sets = selection.tsquery === null ? filterSetsOf(selection) : null
    if (sets && sets.length > 1) return pageOfMeeting(db, selection, sets)
    return Promise.all([pageOfIds(db, selection), total(selection, find)])
  }

  const page = async <K extends Kind>(selection: Selection): Promise<ListingPage<K>> => {
    const find = finder()
    const [[ids, total], facets] = await Promise.all([
      idsAndTotal(selection, find),
      selection.query.facets ? countedFacets(db, selection, find) : undefined,
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
