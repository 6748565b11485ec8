import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listingSearch, listings, listingTotals } from '#server/db/schema/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { conditionsOf, isLiveOf, type Selection } from './listing-conditions.ts'

/** The number of listings per facet. */
export type FacetTotals = ReadonlyMap<string, number>

/** Counts the facets of several groups of listings in one statement; each group is a query of `facet` and `total`. */
export const countFacets = async (
  db: Queryable,
  groups: ReadonlyMap<string, SQL>,
): Promise<Map<string, FacetTotals>> => {
  const counted = new Map([...groups.keys()].map((group) => [group, new Map<string, number>()]))
  if (groups.size === 0) return counted
  const parts = [...groups].map(
    ([group, rows]) => sql`select ${group}::text as "group", facet, total from (${rows}) as counted`,
  )
  const { rows } = await db.execute<{ group: string; facet: string; total: number }>(
    sql.join(parts, sql` union all `),
  )
  for (const { group, facet, total } of rows) counted.get(group)?.set(facet, total)
  return counted
}

/** The totals of a kind, which triggers update. */
export const facetsOfKind = (kind: Kind): SQL => sql`
  select facet, total from ${listingTotals} where ${and(eq(listingTotals.kind, kind), gt(listingTotals.total, 0))}`

/**
 * The facets of a selection, optionally without one of its filters; reads at most `maxRows + 1` matches. As in `collect`, the
 * limit is outside the materialized CTE.
 */
export const facetsOf = (selection: Selection, without: string, maxRows: number): SQL => {
  const { search, listing } = conditionsOf(selection, without)
  const joined = listing ? sql`join ${listings} on ${listings.id} = ${listingSearch.listingId}` : sql``
  const isOfKind = and(sql`${listingSearch.isLive}`, isLiveOf(selection.kind))
  return sql`
    with found as materialized (
      select ${listingSearch.facets} from ${listingSearch} ${joined} where ${and(search ?? isOfKind, listing)}
    )
    select facet, count(*)::int as total
    from (
      select unnest(facets) as facet from (select facets from found limit ${maxRows + 1}) as matching
    ) as each_facet
    group by facet`
}
