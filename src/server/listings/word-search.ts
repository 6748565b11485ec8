import type { Queryable } from '#server/db/client.ts'
import { type ListingSet, newestFirst, pageOf, sizeOf, without } from '#shared/listings/listing-set.ts'
import { searchQuery, titleQuery } from '#shared/listings/search.ts'
import type { Selection } from './listing-conditions.ts'
import { type AskedSets, countInSets, filterSetsOf, givenSet, meetingOf } from './listing-sets.repository.ts'
import {
  areManyOfNewest,
  bestOf,
  countMatches,
  liveMatches,
  newestMatches,
  rankedMatches,
  setOfWords,
  type Words,
} from './word-matches.repository.ts'

/** Words are searched for, with or without filters. Without a single word in it, a query is empty and finds nothing. */
export const isWordSearch = (selection: Selection): selection is WordSearch =>
  selection.tsquery !== null && selection.tsquery !== '' && filterSetsOf(selection) !== null

export type WordSearch = Selection & Words

/** The set of a query's matches, which somebody may know: finding those of a common word takes most of the time. */
export type FindSet = (words: Words) => Promise<ListingSet>

export const findSetIn =
  (db: Queryable): FindSet =>
  (words) =>
    setOfWords(db, words)

/** Above this, most matches are as good as each other, and ranking all of them costs more than it tells. */
const mostRanked = 1_000

export const countFound = async (db: Queryable, selection: WordSearch, find: FindSet): Promise<number> =>
  isPlain(selection)
    ? countMatches(db, selection)
    : (await countInSets(db, selection.kind, await askedSetsOf(selection, find))).total

/** The set of the words and those of the filters, `without` leaving one out. */
export const askedSetsOf = async (
  selection: WordSearch,
  find: FindSet,
  without?: string,
): Promise<AskedSets> => [givenSet(await find(selection)), ...(filterSetsOf(selection, without) ?? [])]

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
  const { find = findSetIn(db), countAll = () => countFound(db, selection, find) } = finding
  if (!isPlain(selection) || lastOf(selection) > farthestWalkedTo)
    return setMatches(db, selection, most, find)
  if (isCounted) noteTooMany(db, liveMatches(selection), (await countAll()) > most)
  return plainMatches(db, selection, most, countAll)
}

/** Of the rows that are asked for. */
const lastOf = ({ query }: Selection): number => query.offset + query.limit

/** Pages up to here are found by walking down the order. */
const farthestWalkedTo = 200

const isPlain = (selection: Selection): boolean => filterSetsOf(selection)?.length === 0

/** Nothing but words is asked for: the texts alone answer, and say themselves which of them are live. */
const plainMatches = async (
  db: Queryable,
  selection: WordSearch,
  most: number,
  countAll: () => Promise<number>,
): Promise<[ids: number[], total: number]> => {
  const matches = liveMatches(selection)
  const commonMatches = () => Promise.all([newestByTitle(db, selection), countAll()])
  if (!isTooMany(db, matches) && !(await seemTooMany(db, selection, most))) {
    const [ids, total] = await rankedMatches(db, selection, selection.query, most)
    if (ids) return [ids, total]
  }
  const common = await commonMatches()
  const isSo = common[1] > most
  noteTooMany(db, matches, isSo)
  if (isSo) return common
  const [ids, total] = await rankedMatches(db, selection, selection.query, most)
  return ids ? [ids, total] : commonMatches()
}

/** Words and filters meet as sets, and the page is read from what they have in common, however far back it is. */
const setMatches = async (
  db: Queryable,
  selection: WordSearch,
  most: number,
  find: FindSet,
): Promise<[ids: number[], total: number]> => {
  const { limit, offset } = selection.query
  const found = await matching(db, selection, find)
  const total = sizeOf(found)
  if (total <= most) return [await bestOf(db, selection, selection.query, [...newestFirst(found)]), total]
  const titled = await matching(db, inTitles(selection), find)
  return [pageOf(titledFirst(found, titled), limit, offset), total]
}

/** Those that have the words in their title, then the rest, the newest first in both. */
function* titledFirst(found: ListingSet, titled: ListingSet): Generator<number> {
  yield* newestFirst(titled)
  yield* newestFirst(without(found, titled))
}

/** The same order, walked by the database. */
const newestByTitle = async (db: Queryable, selection: WordSearch): Promise<number[]> => {
  const { limit, offset } = selection.query
  const titled = inTitles(selection)
  const first = await newestMatches(db, titled, { limit, offset })
  if (first.length === limit) return first
  const others = { ...selection, tsquery: `(${selection.tsquery}) & !(${titled.tsquery})` }
  const passed = first.length > 0 ? 0 : Math.max(0, offset - (await countMatches(db, titled)))
  return [...first, ...(await newestMatches(db, others, { limit: limit - first.length, offset: passed }))]
}

/** What stands in a title stands in the text that is searched, so nothing is found here that is not found there. */
const inTitles = (selection: WordSearch): WordSearch => ({
  ...selection,
  tsquery: titleQuery(selection.tsquery),
})

/** What matches the words and passes the filters. */
const matching = async (db: Queryable, selection: WordSearch, find: FindSet): Promise<ListingSet> =>
  isPlain(selection) ? find(selection) : meetingOf(db, await askedSetsOf(selection, find))

/**
 * The beginning of a word, or a word such as 'with', is in so many listings that finding out takes longer than a look at the
 * newest. When it is in a quarter of them, and there are four times as many as can be ranked, it is mostly in too many.
 */
const seemTooMany = async (db: Queryable, selection: WordSearch, most: number): Promise<boolean> =>
  selection.tsquery.length <= longestCommon && (await areManyOfNewest(db, selection, 4 * most))

const longestCommon = searchQuery(['with']).length

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
