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

/** Higher in other cities, where a similar name is likely another branch. */
const minSimilarity = { sameCity: 0.4, elsewhere: 0.7, organization: 0.3 }
const maxShown = 3

/**
 * Live listings, and the user's own pending ones, that may duplicate a draft, most similar first. Compares names in the same
 * city and names with the same first word: short index ranges, where comparing every name would take seconds.
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
      : sql`similarity(coalesce(${listings.sortOrganization}, ''), ${organization}) >= ${minSimilarity.organization}`

  const similarIn = (candidates: SQL, minimum: number) => sql`
    select ${listings.id}, ${listings.kind}, ${listings.title}, ${listings.organization}, ${listings.city},
      ${listings.state}, ${listings.isLive} as "isLive", ${likeness} as likeness, ${isSameCity} as is_same_city
    from ${listings}
    where ${listings.kind} = ${query.kind} and ${candidates} and ${likeness} >= ${minimum} and ${sameOrganization}`

  const { rows } = await db.execute<SimilarRow>(sql`
    select id, kind, title, organization, city, state, "isLive" from (
      ${similarIn(sql`${listings.isLive} and ${listings.cityKey} = ${city}`, minSimilarity.sameCity)}
      union
      ${similarIn(
        sql`${listings.isLive} and ${listings.sortTitle} >= ${firstWord}
          and ${listings.sortTitle} < ${firstWord} || chr(1114111)`,
        city === '' ? minSimilarity.sameCity : minSimilarity.elsewhere,
      )}
      union
      ${similarIn(sql`${listings.userId} = ${userId} and not ${listings.isApproved} and ${notTrashed}`, minSimilarity.sameCity)}
    ) as found
    order by is_same_city desc, likeness desc, id desc
    limit ${maxShown}`)
  return rows
}
