import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listingSearch, listings, listingTotals } from '#server/db/schema/listings.ts'
import { kindFacet } from '#shared/listings/facets.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { conditionsOf, isLiveOf, type Selection } from './listing-conditions.ts'
import { isUnfiltered } from './search.repository.ts'

/** How many listings of a selection have each facet. */
export type FacetTotals = ReadonlyMap<string, number>

/** All variants together read at most so many rows; beyond that the numbers are left out. */
const maxFacetRows = 10_000

/**
 * The facets of several variants of a selection, each without one filter; null where a variant has too many matches. One
 * statement counts them all.
 */
export const countFacets = async (
  db: Queryable,
  selection: Selection,
  variants: readonly (string | undefined)[],
): Promise<(FacetTotals | null)[]> => {
  const maxRows = Math.floor(maxFacetRows / variants.length)
  const parts = variants.map((without, variant) => facetRows(selection, variant, maxRows, without))
  const { rows } = await db.execute<{ variant: number; facet: string; total: number }>(
    sql.join(parts, sql` union all `),
  )
  const totals = variants.map(() => new Map<string, number>())
  for (const { variant, facet, total } of rows) totals[variant]?.set(facet, total)
  const all = kindFacet(kindOf(selection.kind))
  return totals.map((counted, variant) => {
    const isComplete = isUnfiltered(selection, variants[variant]) || (counted.get(all) ?? 0) <= maxRows
    return isComplete ? counted : null
  })
}

const facetRows = (selection: Selection, variant: number, maxRows: number, without?: string): SQL => {
  const { kind } = selection
  const { search, listing } = conditionsOf(selection, without)
  if (search === null && listing === null)
    return sql`
      select ${variant}::int as variant, facet, total from ${listingTotals}
      where ${and(eq(listingTotals.kind, kind), gt(listingTotals.total, 0))}`
  const joined =
    listing === null ? sql`` : sql`join ${listings} on ${listings.id} = ${listingSearch.listingId}`
  const isOfKind = and(sql`${listingSearch.isLive}`, isLiveOf(kind))
  return sql`
    select ${variant}::int as variant, facet, count(*)::int as total
    from (
      select ${listingSearch.facets} from ${listingSearch} ${joined}
      where ${and(search ?? isOfKind, listing ?? undefined)} limit ${maxRows + 1}
    ) as matching, unnest(facets) as facet
    group by facet`
}

/** The facets in use that begin with one of these. */
export const findFacetsByPrefix = async (
  db: Queryable,
  kind: Kind,
  prefixes: string[],
): Promise<string[]> => {
  const startsSo = prefixes.map((prefix) => sql`starts_with(${listingTotals.facet}, ${prefix})`)
  const rows = await db
    .select({ facet: listingTotals.facet })
    .from(listingTotals)
    .where(and(eq(listingTotals.kind, kind), gt(listingTotals.total, 0), or(...startsSo)))
  return rows.map(({ facet }) => facet)
}
