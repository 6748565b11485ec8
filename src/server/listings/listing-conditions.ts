import { and, arrayOverlaps, eq, gte, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import { listings, listingTexts } from '#server/db/schema/listings.ts'
import type { Filter, KindShape } from '#shared/listings/define-kind.ts'
import { facet, isFaceted } from '#shared/listings/facets.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { fold } from '#shared/listings/search.ts'

/** What a list query asks of the table, with the day it is asked on and the words that search came down to. */
export interface Selection {
  kind: Kind
  query: ListQuery
  today: string
  /** A tsquery, or null when nothing is searched for. */
  tsquery: string | null
}

/** The conditions of a selection; `without` leaves one filter out, which is how its own facet counts are made. */
export const conditionsOf = ({ kind, query, today, tsquery }: Selection, without?: string): SQL | undefined =>
  and(
    eq(listings.kind, kind),
    eq(listings.isLive, true),
    ...kindOf(kind)
      .filters.filter((filter) => filter.param !== without && query.filters[filter.param] !== undefined)
      .map((filter) => conditionOf(kindOf(kind), filter, query.filters[filter.param] ?? [])),
    query.hideClosed ? or(isNull(listings.closesOn), gte(listings.closesOn, today)) : undefined,
    query.upcoming ? gte(listings.eventDate, today) : undefined,
    tsquery === null ? undefined : sql`${listingTexts.search} @@ ${tsquery}::tsquery`,
  )

const conditionOf = (kind: KindShape, filter: Filter, values: string[]): SQL | undefined => {
  switch (filter.op) {
    case 'overlaps':
    case 'overlapsFolded':
    case 'in':
    case 'is':
      return arrayOverlaps(
        listings.facets,
        values.map((value) => facet(kind, filter, value)),
      )
    case 'prefix':
      return or(...values.map((value) => like(listings.cityKey, `${escapeLike(fold(value))}%`)))
    case 'atMost':
      return or(
        isNull(listings.minimumAge),
        ...values.map((value) => lte(listings.minimumAge, Number(value))),
      )
    case 'onDay':
      return or(...values.map((value) => eq(listings.eventDate, value)))
  }
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The one facet that stands for the whole selection, '' for none; null when a total must be counted. */
export const keptTotalOf = ({ kind, query, tsquery }: Selection): string | null => {
  if (tsquery !== null || query.hideClosed || query.upcoming) return null
  const definition = kindOf(kind)
  const given = definition.filters.filter((filter) => query.filters[filter.param] !== undefined)
  const [filter] = given
  if (!filter) return ''
  const values = query.filters[filter.param] ?? []
  const [value] = values
  if (given.length > 1 || values.length > 1 || value === undefined || !isFaceted(filter)) return null
  return facet(definition, filter, value)
}
