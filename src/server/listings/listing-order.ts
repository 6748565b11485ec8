import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listings, listingTexts } from '#server/db/schema/listings.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
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

type Ordered = Pick<Selection, 'kind' | 'tsquery'> & { query: Pick<ListQuery, 'sortBy' | 'sortOrder'> }

/** Nulls come last both ways and ties go by id, so that no row is seen twice over pages. */
export const orderOf = ({ kind, query, tsquery }: Ordered): SQL => {
  if (query.sortBy === null && tsquery !== null) {
    return sql`ts_rank(${listingTexts.search}, ${tsquery}::tsquery) desc, ${listings.id} desc`
  }
  const column = columns[query.sortBy ?? (kind === 'event' ? 'eventDate' : 'createdAt')]
  if (!column) throw new Error(`No column to sort by ${query.sortBy}`)
  if (query.sortOrder === 'asc') return sql`${column} asc, ${listings.id} asc`
  // A column without nulls is read backwards from its ascending index, whose order is nulls first: written alike.
  return column.notNull
    ? sql`${column} desc, ${listings.id} desc`
    : sql`${column} desc nulls last, ${listings.id} desc nulls last`
}
