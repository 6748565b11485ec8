import { and, arrayOverlaps, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listingSearch, listings } from '#server/db/schema/listings.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { searchWords } from '#shared/listings/search.ts'

/**
 * Approved listings, active or not, that match a moderator's search. The index finds whole words and prefixes; substrings of
 * the short columns, such as part of a name or a street, fill up the result.
 */
export const findListingIds = async (db: Queryable, kind: Kind, query: string, limit: number) => {
  const byWords = await idsByWords(db, kind, query, limit)
  if (byWords.length === limit) return byWords
  const byParts = await idsByParts(db, kind, query, limit)
  return [...new Set([...byWords, ...byParts])].slice(0, limit)
}

const idsByWords = async (db: Queryable, kind: Kind, query: string, limit: number): Promise<number[]> => {
  const words = searchWords(query).slice(0, maxWords)
  if (words.length === 0) return []
  const tsquery = words.map((word) => `'${word}':*`).join(' & ')
  const hasWords = sql`${listingSearch.words} @@ ${tsquery}::tsquery`
  // Live listings and others have separate indexes.
  const { isLive, facets } = listingSearch
  const isFoundLive = and(sql`${isLive}`, arrayOverlaps(facets, [kind]), hasWords)
  const isFoundNotLive = and(sql`not ${isLive}`, hasWords)
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(listingSearch, eq(listingSearch.listingId, listings.id))
    .where(and(isApprovedOf(kind), or(isFoundLive, isFoundNotLive)))
    .orderBy(sql`ts_rank(${listingSearch.words}, ${tsquery}::tsquery) desc`, desc(listings.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

const idsByParts = async (db: Queryable, kind: Kind, query: string, limit: number): Promise<number[]> => {
  const parts = query.split(/[\s,]+/).filter(Boolean)
  if (parts.length === 0) return []
  const facts = factTables[kind] as typeof factTables.tutoring
  const { title, organization, city, state, zipcode } = listings
  const columns = [title, organization, city, state, zipcode, ...placeColumns(kind)]
  const text = sql`lower(concat_ws(' ', ${sql.join(columns, sql`, `)}))`
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(facts, eq(facts.listingId, listings.id))
    .where(
      and(
        isApprovedOf(kind),
        ...parts.slice(0, maxWords).map((part) => sql`strpos(${text}, lower(${part})) > 0`),
      ),
    )
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

const isApprovedOf = (kind: Kind): SQL | undefined =>
  and(eq(listings.kind, kind), eq(listings.isApproved, true), notTrashed)

/** Each kind has some of these columns. */
const placeColumns = (kind: Kind): PgColumn[] => {
  const columns: Record<string, PgColumn> = getTableColumns(factTables[kind])
  return ['location', 'address', 'venue'].flatMap((name) => columns[name] ?? [])
}

/** Further words are ignored. */
const maxWords = 12
