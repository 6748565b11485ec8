import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listingSearch, listings } from '#server/db/schema/listings.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { titleQuery } from '#shared/listings/search.ts'
import type { Selection } from './listing-conditions.ts'

const columns: Record<string, PgColumn> = {
  createdAt: listings.createdAt,
  name: listings.sortTitle,
  title: listings.sortTitle,
  organizer: listings.sortOrganization,
  rating: listings.averageRating,
  thumbsUp: listings.thumbsUpCount,
  viewCount: listings.viewCount,
  costRange: listings.costRank,
  deadline: listings.closesOn,
  eventDate: listings.eventDate,
}

/** Searched without a sort: the best match comes first. */
export const isByRelevance = ({ query, words }: Selection): boolean => query.sortBy === null && words !== null

/** Nulls come last both ways and ties go by id, so that no row is seen twice over pages. */
export const orderOf = ({ kind, query }: Selection): SQL => {
  const column = columns[query.sortBy ?? kindOf(kind).defaultSort.by]
  if (!column) throw new Error(`No column to sort by ${query.sortBy}`)
  if (query.sortOrder === 'asc') return sql`${column} asc, ${listings.id} asc`
  // A column without nulls is read backwards from its ascending index, whose order is nulls first: written alike.
  return column.notNull
    ? sql`${column} desc, ${listings.id} desc`
    : sql`${column} desc nulls last, ${listings.id} desc nulls last`
}

/** Ranking reads the vector of every match, so that only so many are ranked. */
const maxRanked = 1_000

/** The best match first; among very many, those with the words in their title, then the newest. */
export const relevanceOf = (selection: Selection, total: SQL): SQL => {
  const { listingId, words } = listingSearch
  const rank = sql`ts_rank(${words}, ${(selection.words ?? []).join(' & ')}::tsquery)`
  const isTitled = sql`(${hasWordsInTitle(selection)})::int`
  return sql`case when ${total} <= ${maxRanked} then ${rank} else ${isTitled} end desc, ${listingId} desc`
}

export const hasWordsInTitle = ({ words }: Selection): SQL =>
  sql`${listingSearch.words} @@ ${titleQuery((words ?? []).join(' & '))}::tsquery`
