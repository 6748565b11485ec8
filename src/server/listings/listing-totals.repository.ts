import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listingTotals } from '#server/db/schema/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'

/** Live listings per facet; omits facets without any. */
export const findTotals = async (
  db: Queryable,
  kind: Kind,
  facets: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db
    .select({ facet: listingTotals.facet, total: listingTotals.total })
    .from(listingTotals)
    .where(and(eq(listingTotals.kind, kind), inArray(listingTotals.facet, [...facets])))
  return new Map(rows.map(({ facet, total }) => [facet, total]))
}

/** The facets in use with one of these prefixes. */
export const findFacetsByPrefix = async (
  db: Queryable,
  kind: Kind,
  prefixes: string[],
): Promise<string[]> => {
  const hasPrefix = prefixes.map((prefix) => sql`starts_with(${listingTotals.facet}, ${prefix})`)
  const rows = await db
    .select({ facet: listingTotals.facet })
    .from(listingTotals)
    .where(and(eq(listingTotals.kind, kind), gt(listingTotals.total, 0), or(...hasPrefix)))
  return rows.map(({ facet }) => facet)
}
