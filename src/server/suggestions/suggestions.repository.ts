import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { bookmarks } from '#server/db/schema/community.ts'
import { listingSearch, listings } from '#server/db/schema/listings.ts'
import { milesBetween } from '#server/listings/miles-between.ts'
import { type Kind, kindNames, kindsWith } from '#shared/listings/kinds.ts'
import { boxAround, type Place } from '#shared/rules/distance.ts'

interface SuggestionCriteria {
  userId: string
  today: string
  /** Listings added since count as new. */
  newSince: Date
  /** Facets of the user's interests, of listings for their grade, and of listings for older people. */
  interests: readonly string[]
  suitable: readonly string[]
  tooOld: readonly string[]
  categoryPrefixes: readonly string[]
  place: Place | null
}

/** A listing with the facts for its reason. */
export interface Suggested extends Record<string, unknown> {
  id: number
  kind: Kind
  savedTitle: string | null
  interestFacet: string | null
  isSuitable: boolean
  miles: number | null
  thumbsUpCount: number
  isNew: boolean
}

export const maxSuggestions = 6
const maxOfOneKind = 2
const maxFromSaved = maxSuggestions / 2
const nearbyMiles = 25

const columns = sql.raw(
  'id, listings.kind, thumbs_up_count, created_at, event_date, closes_on, user_id, latitude, longitude',
)

/**
 * Candidates come from four index scans with limits, so that the work does not grow with the directory: new and popular
 * listings of each kind, nearby listings, and upcoming dates. Preferences and bookmarks determine the score.
 */
export const findSuggestions = async (db: Queryable, criteria: SuggestionCriteria): Promise<Suggested[]> => {
  const { userId, today, newSince, place } = criteria
  const prefixes = textArray(criteria.categoryPrefixes.map((prefix) => `${prefix}%`))
  const { rows } = await db.execute<Suggested>(sql`
    with latest_saved as (
      select title, ${bookmarks.createdAt} as saved_at, facets
      from ${bookmarks} join ${listings} on ${listings.id} = ${bookmarks.listingId}
        join ${listingSearch} on ${listingSearch.listingId} = ${listings.id}
      where ${bookmarks.userId} = ${userId}
      order by ${bookmarks.createdAt} desc, ${bookmarks.id} desc limit 20
    ),
    saved as (
      select distinct on (facet) facet, title from latest_saved, unnest(facets) as facet
      where facet like any (${prefixes}) order by facet, saved_at desc
    ),
    candidates as (
      select new.* from ${eachOf(kindNames)}, lateral (
        select ${columns} from ${listings} where listings.kind = each.kind and is_live
        order by created_at desc, id desc limit 400) as new
      union
      select popular.* from ${eachOf(kindNames)}, lateral (
        select ${columns} from ${listings} where listings.kind = each.kind and is_live
        order by thumbs_up_count desc, id desc limit 100) as popular
      union
      (select ${columns} from ${listings} where is_live and ${isAround(place)} limit 500)
      union
      select soon.* from ${eachOf(kindsWith('hasDates'))}, lateral (
        select ${columns} from ${listings} where listings.kind = each.kind and is_live and event_date >= ${today}
        order by event_date, id limit 100) as soon
    ),
    facts as (
      select id,
        min(saved.title) as saved_title,
        min(facet) filter (where facet = any (${textArray(criteria.interests)})) as interest_facet,
        bool_or(facet = any (${textArray(criteria.suitable)})) as is_suitable,
        bool_or(facet = any (${textArray(criteria.tooOld)})) as is_too_old
      from candidates join ${listingSearch} on listing_id = id cross join unnest(facets) as facet
        left join saved using (facet)
      group by id
    ),
    scored as (
      select *,
        case when saved_title is null then 0 else 4 end
        + case when interest_facet is null then 0 else 3 end
        + case when is_suitable then 2 else 0 end
        + case when miles is null then 0 when miles <= 10 then 3 when miles <= 25 then 2 when miles <= 50 then 1 else -2 end
        + case when is_new then 1 else 0 end
        + ln(1 + thumbs_up_count) / 2 as score
      from (select *, ${milesTo(place)} as miles, created_at >= ${newSince} as is_new from candidates) as placed
        join facts using (id)
      where (event_date is null or event_date >= ${today})
        and (closes_on is null or closes_on >= ${today})
        and not is_too_old
        and user_id is distinct from ${userId}
        and not exists (
          select from ${bookmarks} where ${bookmarks.userId} = ${userId} and ${bookmarks.listingId} = placed.id)
    ),
    ranked as (
      select *,
        row_number() over (partition by kind, saved_title is null order by score desc, id desc) as place_in_kind,
        row_number() over (partition by saved_title is null order by score desc, id desc) as place_in_source
      from scored
    )
    select id, kind, saved_title as "savedTitle", interest_facet as "interestFacet", is_suitable as "isSuitable", miles,
      thumbs_up_count as "thumbsUpCount", is_new as "isNew"
    from ranked
    where place_in_kind <= ${maxOfOneKind} and (saved_title is null or place_in_source <= ${maxFromSaved})
    order by score desc, id desc limit ${maxSuggestions}`)
  return rows
}

const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`

const eachOf = (kinds: readonly Kind[]): SQL => sql`unnest(${textArray(kinds)}) as each (kind)`

const number = (value: number): SQL => sql`${value}::double precision`

const isAround = (place: Place | null): SQL => {
  if (place === null) return sql`false`
  const { south, north, west, east } = boxAround(place, nearbyMiles)
  return sql`latitude between ${number(south)} and ${number(north)} and longitude between ${number(west)} and ${number(east)}`
}

/** Null for a listing without a place. */
const milesTo = (place: Place | null): SQL =>
  place === null
    ? sql`null::double precision`
    : milesBetween(place, { latitude: sql`latitude`, longitude: sql`longitude` })
