import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listingSets, listingTexts, listingTotals } from '#server/db/schema/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { type ListingSet, setOfIds, without } from '#shared/listings/listing-set.ts'
import { readRow, type WrittenRow, written } from './listing-sets.repository.ts'

/** What is looked for among the live listings of a kind. */
export interface Words {
  kind: Kind
  tsquery: string
}

export interface Page {
  limit: number
  offset: number
}

const { placeholder } = sql

/** A trigger keeps the sign of the kind in the vector of every live listing, so that one index answers it all. */
export const liveMatches = ({ kind, tsquery }: Words): string => `'/${kind}' & (${tsquery})`

const liveOthers = ({ kind, tsquery }: Words): string => `'/${kind}' & !(${tsquery})`

const isMatch = sql`${listingTexts.search} @@ ${placeholder('matches')}::tsquery`

/**
 * Whether words are in so many of the newest 64 listings, which are read in no time. A guess about the rest: it may choose
 * between two ways to the same answer, and nothing else.
 */
const areInNewest = (matches: SQL | Placeholder, atLeast: 16 | 24): SQL => sql`(
  select count(*) >= ${sql.raw(String(atLeast))}
  from (select search from ${listingTexts} order by listing_id desc limit 64) as newest
  where search @@ ${matches}::tsquery)`

/** How many live listings have the words. Where most have them, it is shorter to count the others. */
export const countMatches = async (db: Queryable, words: Words): Promise<number> => {
  const [row] = await counted(db).execute({
    kind: words.kind,
    matches: liveMatches(words),
    others: liveOthers(words),
  })
  return row?.total ?? 0
}

const counted = (db: Queryable) => {
  const count = (name: string) =>
    sql`(select count(*) from ${listingTexts} where search @@ ${placeholder(name)}::tsquery)`
  return db
    .select({
      total: sql<number>`(case when ${areInNewest(placeholder('matches'), 24)}
        then (select total from ${listingTotals} where kind = ${placeholder('kind')} and facet = '') - ${count('others')}
        else ${count('matches')} end)::int`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('counted_matches')
}

/**
 * The live listings that have the words. Where most have them, it is the others that are looked for, and taken away from all.
 * Their ids come as one text: the driver takes its time over each row.
 */
export const setOfWords = async (db: Queryable, words: Words): Promise<ListingSet> => {
  const matches = sql`${liveMatches(words)}`
  const {
    rows: [row],
  } = await db.execute<{ found: string | null; live: WrittenRow[] | null }>(sql`
    select
      case when of_most then ${idsOf(sql`${liveOthers(words)}`)} else ${idsOf(matches)} end as found,
      case when of_most then (
        select json_agg(json_build_object('block', block, 'members', ${written(sql`members`)}, 'size', bit_count(members)) order by block)
        from ${listingSets} where key = ${`live:${words.kind}`}
      ) end as live
    from (select ${areInNewest(matches, 24)} as of_most offset 0) as guess`)
  const found = setOfIds(row?.found ? row.found.split(',').map(Number) : [])
  return row?.live ? without(row.live.map(readRow), found) : found
}

const idsOf = (matches: SQL): SQL =>
  sql`(select string_agg(listing_id::text, ',') from ${listingTexts} where search @@ ${matches}::tsquery)`

/** The best of them first. Without ids when there are too many to rank. */
export const rankedMatches = async (
  db: Queryable,
  words: Words,
  { limit, offset }: Page,
  most: number,
): Promise<[ids: number[] | null, total: number]> => {
  const { tsquery } = words
  const asked = { matches: liveMatches(words), tsquery, most, enough: most + 1, limit, offset }
  const [page] = await rankedPage(db).execute(asked)
  return page ? [page.ids, page.total] : [null, 0]
}

const rankedPage = (db: Queryable) => {
  const { listingId, search } = listingTexts
  const found = db
    .$with('found')
    .as(db.select({ listingId, search }).from(listingTexts).where(isMatch).limit(placeholder('enough')))
  const page = sql`array(
    select listing_id from found
    order by ts_rank(search, ${placeholder('tsquery')}::tsquery) desc, listing_id desc
    limit ${placeholder('limit')} offset ${placeholder('offset')})`
  return db
    .with(found)
    .select({
      ids: sql<number[] | null>`case when count(*) <= ${placeholder('most')} then ${page} end`,
      total: sql<number>`count(*)::int`,
    })
    .from(found)
    .prepare('ranked_page')
}

/** Whether there are more than so many listings, and the words are in a quarter of the newest. */
export const areManyOfNewest = async (db: Queryable, words: Words, moreThan: number): Promise<boolean> => {
  const [row] = await manyNewest(db).execute({ kind: words.kind, matches: liveMatches(words), moreThan })
  return row?.are ?? false
}

const manyNewest = (db: Queryable) => {
  const isLarge = sql`${listingTotals.total} > ${placeholder('moreThan')}::int`
  return db
    .select({ are: sql<boolean>`${isLarge} and ${areInNewest(placeholder('matches'), 16)}` })
    .from(listingTotals)
    .where(sql`kind = ${placeholder('kind')} and facet = ''`)
    .prepare('many_newest')
}

/** A page of these ids, the best match first. */
export const bestOf = async (
  db: Queryable,
  { tsquery }: Words,
  { limit, offset }: Page,
  ids: number[],
): Promise<number[]> => {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select listing_id as id from ${listingTexts}
    where listing_id = any(string_to_array(${ids.join()}, ',')::int[])
    order by ts_rank(search, ${tsquery}::tsquery) desc, listing_id desc
    limit ${limit} offset ${offset}`)
  return rows.map((row) => row.id)
}

/**
 * Whether words are frequent is what PostgreSQL cannot tell, and a wrong guess sorts most of the table for a handful of rows.
 * So the newest listings are walked first; where too few of them match, all that match are gathered.
 */
export const newestMatches = async (
  db: Queryable,
  words: Words,
  { limit, offset }: Page,
): Promise<number[]> => {
  const asked = { matches: liveMatches(words), walked: 2_000, enough: offset + limit, limit, offset }
  const [row] = await newestPage(db).execute(asked)
  return row?.ids ?? []
}

const newestPage = (db: Queryable) => {
  const page = sql`order by listing_id desc limit ${placeholder('limit')} offset ${placeholder('offset')}`
  const walked = db.$with('walked', { listingId: listingTexts.listingId }).as(sql`
    select listing_id
    from (select listing_id, search from ${listingTexts} order by listing_id desc limit ${placeholder('walked')}) as newest
    where search @@ ${placeholder('matches')}::tsquery
    limit ${placeholder('enough')}`)
  // Without `offset 0` PostgreSQL might walk here too, through all of the table.
  const gathered = sql`select listing_id from ${listingTexts} where ${isMatch} offset 0`
  return db
    .with(walked)
    .select({
      ids: sql<number[]>`case
        when (select count(*) from ${walked}) = ${placeholder('enough')} then array(select listing_id from ${walked} ${page})
        else array(select listing_id from (${gathered}) as gathered ${page}) end`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('newest_page')
}
