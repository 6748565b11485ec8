import { and, arrayOverlaps, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listingSearch, listings, listingTotals } from '#server/db/schema/listings.ts'
import { facetPrefix, facetValue } from '#shared/listings/facets.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'

const cityPrefixes = kindNames.map((kind) => ({ kind, prefix: facetPrefix(kindOf(kind), 'city') }))

/** City facets in use; `condition` gets the facet prefix of a kind. */
const findCityFacets = (db: Queryable, condition: (prefix: string) => SQL) =>
  db
    .select({ facet: listingTotals.facet, total: listingTotals.total })
    .from(listingTotals)
    .where(
      and(
        gt(listingTotals.total, 0),
        or(...cityPrefixes.map(({ kind, prefix }) => and(eq(listingTotals.kind, kind), condition(prefix)))),
      ),
    )

/** The folded names that are cities with listings. */
export const findKnownCities = async (db: Queryable, names: readonly string[]): Promise<Set<string>> => {
  if (names.length === 0) return new Set()
  const facetsOf = (prefix: string) => names.map((name) => prefix + name)
  const rows = await findCityFacets(db, (prefix) => inArray(listingTotals.facet, facetsOf(prefix)))
  return new Set(rows.map(({ facet }) => facetValue(facet)))
}

/** Cities that begin with `start`, most listings first. */
export const findCitiesByPrefix = async (
  db: Queryable,
  start: string,
  limit: number,
): Promise<{ city: string; total: number }[]> => {
  const rows = await findCityFacets(
    db,
    (prefix) => sql`starts_with(${listingTotals.facet}, ${prefix + start})`,
  )
  const totals = new Map<string, number>()
  for (const { facet, total } of rows)
    totals.set(facetValue(facet), (totals.get(facetValue(facet)) ?? 0) + total)
  return [...totals]
    .map(([city, total]) => ({ city, total }))
    .sort((a, b) => b.total - a.total || a.city.localeCompare(b.city))
    .slice(0, limit)
}

/** The spelling of a city in one of its listings. */
export type CityName = Pick<typeof listings.$inferSelect, 'city' | 'state'>

export const findCityName = async (db: Queryable, city: string): Promise<CityName> => {
  const facets = cityPrefixes.map(({ prefix }) => prefix + city)
  const [row] = await db
    .select({ city: listings.city, state: listings.state })
    .from(listingSearch)
    .innerJoin(listings, eq(listings.id, listingSearch.listingId))
    .where(and(sql`${listingSearch.isLive}`, arrayOverlaps(listingSearch.facets, facets)))
    .limit(1)
  return row ?? { city: null, state: null }
}
