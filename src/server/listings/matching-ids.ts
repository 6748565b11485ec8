import { and, type SQL, sql } from 'drizzle-orm'
import { listingSearch, listings } from '#server/db/schema/listings.ts'
import { conditionsOf, isLiveOf, type Selection } from './listing-conditions.ts'

interface Options {
  /** Omits one filter. */
  without?: string
  /** Further columns of `listing_search`. */
  columns?: SQL
  /** A further condition on `listing_search`. */
  also?: SQL
}

/** The ids of a selection, unordered. Reads only the tables that have conditions. */
export const matchingIds = (selection: Selection, { without, columns = sql``, also }: Options = {}): SQL => {
  const { search, listing } = conditionsOf(selection, without)
  if (!search)
    return sql`select ${listings.id} as id from ${listings} where ${and(isLiveOf(selection.kind), listing)}`
  if (!listing)
    return sql`select ${listingSearch.listingId} as id ${columns} from ${listingSearch} where ${and(search, also)}`
  return sql`
    select ${listings.id} as id ${columns}
    from ${listingSearch} join ${listings} on ${listings.id} = ${listingSearch.listingId}
    where ${and(search, also, listing)}`
}

export const isUnfiltered = (selection: Selection, without?: string): boolean => {
  const { search, listing } = conditionsOf(selection, without)
  return !search && !listing
}
