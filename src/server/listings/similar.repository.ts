import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listingSearch, listings, listingTotals } from '#server/db/schema/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import type { SimilarFacets } from '#shared/listings/similar.ts'
import { isLive, isNotExpired } from './is-live.ts'
import { milesBetween } from './miles-between.ts'

export interface SimilarMatch {
  id: number
  /** One decimal; null where either place is unknown. */
  miles: number | null
}

interface Search {
  kind: Kind
  id: number
  facets: SimilarFacets
  today: string
  limit: number
}

/** Bounds the work, independent of the size of the table. */
const maxCompared = 200

/**
 * The most similar listings: same categories first, then by shared traits and distance. Omits past events and closed
 * listings. Candidates are the newest of the kind, which cover every frequent trait, and all listings that share a rare one.
 */
export const findSimilar = async (
  db: Queryable,
  { kind, id, facets, today, limit }: Search,
): Promise<SimilarMatch[]> => {
  const hasCategory = sql`${listingSearch.facets} && ${textArray(facets.category)}`
  const hasLevel = sql`${listingSearch.facets} && ${textArray(facets.level)}`
  const hasPlace =
    facets.place.length === 0 ? sql`false` : sql`${listingSearch.facets} @> ${textArray(facets.place)}`
  const traits = [...facets.category, ...facets.level, ...facets.place]
  const { rows } = await db.execute<{ id: number; miles: number | null }>(sql`
    with origin as (select latitude, longitude from ${listings} where id = ${id}),
      rare as (
        select array_agg(facet) as facets from ${listingTotals}
        where kind = ${kind} and facet = any(${textArray(traits)}) and total <= ${maxCompared}
      ),
      compared as (
        (
          select id from ${listings} where ${and(eq(listings.kind, kind), isLive)}
          order by ${listings.createdAt} desc, id desc limit ${maxCompared}
        )
        union
        select ${listingSearch.listingId} from ${listingSearch}
        where ${listingSearch.isLive} and ${listingSearch.facets} && (select facets from rare)
      )
    select id, miles
    from compared cross join lateral (
      select
        ${hasCategory} as has_category,
        ${sharedCount(facets.counted)} + (${hasPlace})::int as shared,
        round((${milesFromOrigin})::numeric, 1)::double precision as miles
      from ${listings} join ${listingSearch} on ${listingSearch.listingId} = ${listings.id}
      where ${listings.id} = compared.id
        and ${and(eq(listings.kind, kind), isLive, ne(listings.id, id), isNotExpired(today))}
        and (${hasCategory} or ${hasLevel} or ${hasPlace})
      -- Forces a lookup by key; for an ordinary join, the planner scans both tables.
      limit 1
    ) as candidate
    order by has_category desc, shared desc, miles asc nulls last, id desc
    limit ${limit}`)
  return rows
}

const textArray = (values: string[]): SQL => sql`${sql.param(values)}::text[]`

const sharedCount = (alike: string[]): SQL => sql`
  (select count(*) from unnest(${listingSearch.facets}) as facet where facet = any(${textArray(alike)}))`

/** Null unless both listings have a place. */
const milesFromOrigin = sql`
  select ${milesBetween({ latitude: sql`origin.latitude`, longitude: sql`origin.longitude` }, listings)}
  from origin where origin.latitude is not null`
