import { desc, sql } from 'drizzle-orm'
import { builtOnce } from '#server/db/built-once.ts'
import type { Queryable } from '#server/db/client.ts'
import { preparedRows } from '#server/db/prepared-rows.ts'
import { listingTexts } from '#server/db/schema/listings.ts'
import { type ListingSet, newestFirst, pageOf, sizeOf } from '#shared/listings/listing-set.ts'
import { titleQuery } from '#shared/listings/search.ts'
import type { Selection } from './listing-conditions.ts'
import {
  type AskedSets,
  countInSets,
  filterSetsOf,
  givenSet,
  meetingOf,
  setOfWords,
} from './listing-sets.repository.ts'

/** Words are searched for, with or without filters. Without a single word in it, a query is empty and finds nothing. */
export const isWordSearch = (selection: Selection): selection is WordSearch =>
  selection.tsquery !== null && selection.tsquery !== '' && filterSetsOf(selection) !== null

type WordSearch = Selection & { tsquery: string }

/** The set of a query's matches, which somebody may know: finding those of a common word takes most of the time. */
export type FindSet = (matches: string) => Promise<ListingSet>

/** Above this, most matches are as good as each other, and ranking all of them costs more than it tells. */
const mostRanked = 1_000

export const countMatches = async (db: Queryable, selection: WordSearch, find: FindSet): Promise<number> =>
  isPlain(selection)
    ? count(db, liveMatches(selection))
    : (await countInSets(db, selection.kind, await narrowedSets(selection, liveMatches(selection), find)))
        .total

interface Finding {
  find?: FindSet
  /** How many there are in all. Counting the matches of a common word takes most of the time, so somebody may know it. */
  countAll?: () => Promise<number>
  /** They are being counted in any case, so it can be known beforehand whether there are too many to rank. */
  isCounted?: boolean
  most?: number
}

/** One page of what was found, the best first, and how many there are in all. */
export const bestMatches = async (
  db: Queryable,
  selection: WordSearch,
  { most = mostRanked, isCounted = false, ...finding }: Finding = {},
): Promise<[ids: number[], total: number]> => {
  const { find = (matches) => setOfWords(db, matches), countAll = () => countMatches(db, selection, find) } =
    finding
  if (isCounted && isPlain(selection)) noteTooMany(db, liveMatches(selection), (await countAll()) > most)
  return isPlain(selection)
    ? plainMatches(db, selection, most, countAll)
    : narrowedMatches(db, selection, most, find)
}

const isPlain = (selection: Selection): boolean => filterSetsOf(selection)?.length === 0

/** Nothing but words is asked for: the texts alone answer, and say themselves which of them are live. */
const plainMatches = async (
  db: Queryable,
  selection: WordSearch,
  most: number,
  countAll: () => Promise<number>,
): Promise<[ids: number[], total: number]> => {
  const { tsquery, query } = selection
  const matches = liveMatches(selection)
  const commonMatches = () => Promise.all([newestByTitle(db, selection), countAll()])
  if (isTooMany(db, matches)) {
    const [ids, total] = await commonMatches()
    if (total > most) return [ids, total]
  }
  const asked = { matches, tsquery, most, enough: most + 1, limit: query.limit, offset: query.offset }
  const [[ids, total] = [null, 0]] = await rankedPage(db).execute(asked)
  noteTooMany(db, matches, !ids)
  return ids ? [ids, total] : commonMatches()
}

/** Words and filters meet as sets, and the page is read from what they have in common. */
const narrowedMatches = async (
  db: Queryable,
  selection: WordSearch,
  most: number,
  find: FindSet,
): Promise<[ids: number[], total: number]> => {
  const { limit, offset } = selection.query
  const found = await matching(db, selection, liveMatches(selection), find)
  const total = sizeOf(found)
  if (total <= most) return [await ranked(db, selection, [...newestFirst(found)]), total]
  const titled = await matching(db, selection, inTitles(selection), find)
  return [pageOf(titledFirst(found, titled), limit, offset), total]
}

/** Those that have the words in their title, then the rest, the newest first in both. */
function* titledFirst(found: ListingSet, titled: ListingSet): Generator<number> {
  yield* newestFirst(titled)
  yield* newestFirst(found, titled)
}

/** The same order, walked by the database. */
const newestByTitle = async (db: Queryable, selection: WordSearch): Promise<number[]> => {
  const { limit, offset } = selection.query
  const titled = inTitles(selection)
  const first = await newest(db, titled, limit, offset)
  if (first.length === limit) return first
  const others = `${liveMatches(selection)} & !(${titleQuery(selection.tsquery)})`
  const rest = await newest(db, others, limit - first.length, Math.max(0, offset - (await count(db, titled))))
  return [...first, ...rest]
}

/** What matches the words and passes the filters. */
const matching = async (db: Queryable, selection: Selection, matches: string, find: FindSet) =>
  meetingOf(db, await narrowedSets(selection, matches, find))

const narrowedSets = async (selection: Selection, matches: string, find: FindSet): Promise<AskedSets> => [
  givenSet(await find(matches)),
  ...(filterSetsOf(selection) ?? []),
]

/** Of each database, what was too much to rank when it was last asked for: mostly it still is, and need not be tried. */
const tooMany = new WeakMap<Queryable, Set<string>>()
const mostNoted = 1_000

const isTooMany = (db: Queryable, matches: string): boolean => tooMany.get(db)?.has(matches) ?? false

const noteTooMany = (db: Queryable, matches: string, isSo: boolean): void => {
  const noted = tooMany.get(db) ?? new Set()
  if (noted.size >= mostNoted) noted.clear()
  if (isSo) noted.add(matches)
  else noted.delete(matches)
  tooMany.set(db, noted)
}

const { placeholder } = sql

/** A page without ids when there are too many to rank. */
const rankedPage = builtOnce((db) => {
  const { listingId, search } = listingTexts
  const found = db
    .$with('found')
    .as(db.select({ listingId, search }).from(listingTexts).where(isMatch).limit(placeholder('enough')))
  const page = sql`array(
    select listing_id from found
    order by ts_rank(search, ${placeholder('tsquery')}::tsquery) desc, listing_id desc
    limit ${placeholder('limit')} offset ${placeholder('offset')})`
  const query = db
    .with(found)
    .select({
      ids: sql`case when count(*) <= ${placeholder('most')} then ${page} end`,
      total: sql`count(*)::int`,
    })
    .from(found)
  return preparedRows(db, query, (row) => row as [ids: number[] | null, total: number])
})

/** The page of these ids, by how well they match. */
const ranked = async (db: Queryable, { tsquery, query }: WordSearch, ids: number[]): Promise<number[]> => {
  if (ids.length === 0) return []
  const rows = await db.execute<{ id: number }>(sql`
    select listing_id as id from ${listingTexts}
    where listing_id = any(string_to_array(${ids.join()}, ',')::int[])
    order by ts_rank(search, ${tsquery}::tsquery) desc, listing_id desc
    limit ${query.limit} offset ${query.offset}`)
  return rows.map((row) => row.id)
}

/** A trigger keeps the sign of the kind in the vector of every live listing, so that one index answers it all. */
export const liveMatches = ({ kind, tsquery }: WordSearch): string => `'/${kind}' & (${tsquery})`

const inTitles = (selection: WordSearch): string =>
  `${liveMatches(selection)} & (${titleQuery(selection.tsquery)})`

const isMatch = sql`${listingTexts.search} @@ ${placeholder('matches')}::tsquery`

const counted = builtOnce((db) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(listingTexts)
    .where(isMatch)
    .prepare('counted_matches'),
)

const count = async (db: Queryable, matches: string): Promise<number> => {
  const [row] = await counted(db).execute({ matches })
  return row?.total ?? 0
}

const newestPage = builtOnce((db) =>
  db
    .select({ id: listingTexts.listingId })
    .from(listingTexts)
    .where(isMatch)
    .orderBy(desc(listingTexts.listingId))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare('newest_matches'),
)

const newest = async (db: Queryable, matches: string, limit: number, offset: number) => {
  const rows = await newestPage(db).execute({ matches, limit, offset })
  return rows.map((row) => row.id)
}
