import { and, type SQL, sql } from 'drizzle-orm'
import { listingSearch, listings } from '#server/db/schema/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { type Conditions, conditionsOf, isLiveOf, type Selection } from './listing-conditions.ts'

/** The ids of a selection, in no order; `without` leaves one filter out. */
export const matchingIds = (selection: Selection, without?: string): SQL =>
  idsWhere(selection.kind, conditionsOf(selection, without))

/** Reads only the tables that the conditions ask of. */
export const idsWhere = (kind: Kind, { search, listing }: Conditions): SQL => {
  if (search === null)
    return sql`select ${listings.id} as id from ${listings} where ${and(isLiveOf(kind), listing ?? undefined)}`
  if (listing === null)
    return sql`select ${listingSearch.listingId} as id from ${listingSearch} where ${search}`
  return sql`
    select ${listings.id} as id from ${listingSearch} join ${listings} on ${listings.id} = ${listingSearch.listingId}
    where ${and(search, listing)}`
}

export const isUnfiltered = (selection: Selection, without?: string): boolean => {
  const { search, listing } = conditionsOf(selection, without)
  return search === null && listing === null
}
