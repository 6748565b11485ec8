import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { SimilarQuery } from '#shared/contract/submissions.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { fold } from '#shared/listings/search.ts'

export interface SimilarRow extends Record<string, unknown> {
  id: number
  kind: Kind
  title: string
  organization: string | null
  city: string | null
  state: string | null
  isLive: boolean
}

/** Minimum similarity of names; higher in other cities, where it is likely another branch. */
const alike = { sameCity: 0.4, elsewhere: 0.7, organization: 0.3 }
const maxShown = 3

/**
 * Live listings, and the person's own pending ones, that may duplicate a draft, most similar first. Compared are names in the
 * same city and names with the same first word: short index ranges, where comparing every name would take seconds.
 */
export async function findSimilar(db: Queryable, userId: string, query: SimilarQuery): Promise<SimilarRow[]> {
  const name = fold(query.name)
  const city = fold(query.city)
  const organization = fold(query.organization)
  const firstWord = name.split(' ', 1)[0] ?? name
  const likeness = sql`similarity(${listings.sortTitle}, ${name})`
  const isSameCity = sql`coalesce(${listings.cityKey} = ${city}, false)`
  const sameOrganization =
    organization === ''
      ? sql`true`
      : sql`similarity(coalesce(${listings.sortOrganization}, ''), ${organization}) >= ${alike.organization}`

  const among = (candidates: SQL, least: number) => sql`
    select ${listings.id}, ${listings.kind}, ${listings.title}, ${listings.organization}, ${listings.city},
      ${listings.state}, ${listings.isLive} as "isLive", ${likeness} as likeness, ${isSameCity} as is_same_city
    from ${listings}
    where ${listings.kind} = ${query.kind} and ${candidates} and ${likeness} >= ${least} and ${sameOrganization}`

  const { rows } = await db.execute<SimilarRow>(sql`
    select id, kind, title, organization, city, state, "isLive" from (
      ${among(sql`${listings.isLive} and ${listings.cityKey} = ${city}`, alike.sameCity)}
      union
      ${among(
        sql`${listings.isLive} and ${listings.sortTitle} >= ${firstWord}
          and ${listings.sortTitle} < ${firstWord} || chr(1114111)`,
        city === '' ? alike.sameCity : alike.elsewhere,
      )}
      union
      ${among(sql`${listings.userId} = ${userId} and not ${listings.isApproved} and ${notTrashed}`, alike.sameCity)}
    ) as found
    order by is_same_city desc, likeness desc, id desc
    limit ${maxShown}`)
  return rows
}
