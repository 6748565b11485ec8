import { desc, type SQL, sql } from 'drizzle-orm'
import { builtOnce } from '#server/db/built-once.ts'
import type { Queryable } from '#server/db/client.ts'
import { preparedRows } from '#server/db/prepared-rows.ts'
import { listingTexts } from '#server/db/schema/listings.ts'
import { titleQuery } from '#shared/listings/search.ts'
import { asksForDays, type Selection } from './listing-conditions.ts'

/** Nothing but words is asked for: the texts alone answer, and say themselves which of them are live. */
export const isPlainSearch = (selection: Selection): selection is PlainSearch => {
  const { tsquery, near, query } = selection
  const isNarrowed = Object.values(query.filters).some((values) => values !== undefined)
  // Without a single word in it, a query is empty and finds nothing.
  return tsquery !== null && tsquery !== '' && near === null && !isNarrowed && !asksForDays(selection)
}

type PlainSearch = Selection & { tsquery: string }

/** Above this, most matches are as good as each other, and ranking all of them costs more than it tells. */
const mostRanked = 1_000

export const countMatches = (db: Queryable, selection: PlainSearch): Promise<number> =>
  count(db, liveMatches(selection))

interface Finding {
  /** How many there are in all. Counting the matches of a common word takes most of the time, so somebody may know it. */
  countAll?: () => Promise<number>
  most?: number
}

/** One page of what was found, the best first, and how many there are in all. */
export const bestMatches = async (
  db: Queryable,
  selection: PlainSearch,
  { countAll = () => countMatches(db, selection), most = mostRanked }: Finding = {},
): Promise<[ids: number[], total: number]> => {
  const { tsquery, query } = selection
  const matches = liveMatches(selection)
  const commonMatches = () => Promise.all([titleMatchesFirst(db, selection), countAll()])
  if (isTooMany(db, matches)) {
    const [ids, total] = await commonMatches()
    if (total > most) return [ids, total]
  }
  const asked = { matches, tsquery, most, enough: most + 1, limit: query.limit, offset: query.offset }
  const [[ids, total] = [null, 0]] = await rankedPage(db).execute(asked)
  noteTooMany(db, matches, !ids)
  return ids ? [ids, total] : commonMatches()
}

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
    .as(
      db
        .select({ listingId, search })
        .from(listingTexts)
        .where(isMatch('matches'))
        .limit(placeholder('enough')),
    )
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

const isMatch = (name: string): SQL => sql`${listingTexts.search} @@ ${placeholder(name)}::tsquery`

/** Those that have the words in their title, then the rest, the newest first in both. */
const titleMatchesFirst = async (db: Queryable, selection: PlainSearch): Promise<number[]> => {
  const { limit, offset } = selection.query
  const titled = `${liveMatches(selection)} & (${titleQuery(selection.tsquery)})`
  const first = await newest(db, titled, limit, offset)
  if (first.length === limit) return first
  const inTitle = await count(db, titled)
  const others = `${liveMatches(selection)} & !(${titleQuery(selection.tsquery)})`
  const rest = await newest(db, others, limit - first.length, Math.max(0, offset - inTitle))
  return [...first, ...rest]
}

/** A trigger keeps the sign of the kind in the vector of every live listing, so that one index answers it all. */
const liveMatches = ({ kind, tsquery }: PlainSearch): string => `'/${kind}' & (${tsquery})`

const counted = builtOnce((db) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(listingTexts)
    .where(isMatch('matches'))
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
    .where(isMatch('matches'))
    .orderBy(desc(listingTexts.listingId))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare('newest_matches'),
)

const newest = async (db: Queryable, matches: string, limit: number, offset: number) => {
  const rows = await newestPage(db).execute({ matches, limit, offset })
  return rows.map((row) => row.id)
}
