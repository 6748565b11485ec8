import { asc, desc, getTableName, inArray, like, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { listingSearch, searchWords } from '#server/db/schema/listings.ts'
import { singularsOfPartialPlural } from '#shared/listings/search.ts'
import { isTypoOf, transpositionsOf } from '#shared/rules/spelling.ts'

/** A typo in a shorter word leaves too little to correct, and its trigrams match half the dictionary. */
const minLength = 3

/**
 * Corrections of a misspelled word, nearest first. Trigrams find candidates and the edit rules decide; transpositions
 * are looked up directly, because they break most trigrams.
 */
export const nearestWords = async (db: Queryable, word: string): Promise<string[]> => {
  if (word.length < minLength) return []
  const known = () => db.select({ word: searchWords.word }).from(searchWords)
  const swapped = known().where(
    sql`${searchWords.word} = any(string_to_array(${transpositionsOf(word).join()}, ','))`,
  )
  const similar = known()
    .where(sql`${searchWords.word} % ${word}`)
    .orderBy(desc(sql`similarity(${searchWords.word}, ${word})`), asc(searchWords.word))
    .limit(40)
  const words = (await unionAll(swapped, similar)).map((row) => row.word)
  return [...new Set(words)].filter((near) => isTypoOf(word, near)).slice(0, 5)
}

/** With more alternatives, a prefix may be cheaper, because the index merges alternatives entry by entry. */
export const maxCompletions = 8

/** Known words that begin with `start`; one more than `maxCompletions` if there are too many. */
export const completionsOf = async (db: Queryable, start: string): Promise<string[]> => {
  const known = () => db.select({ word: searchWords.word }).from(searchWords)
  const byPrefix = known().where(like(searchWords.word, `${start}%`))
  const plurals = known().where(inArray(searchWords.word, singularsOfPartialPlural(start)))
  const rows = await unionAll(byPrefix, plurals).limit(maxCompletions + 1)
  return rows.map(({ word }) => word)
}

/**
 * Whether scanning the index for a prefix costs more than checking rows. The scan grows with frequency × listings; checking
 * stops after 10,000 matches, sooner for a frequent prefix. Measured, both cost the same at frequency² × listings ≈ 60,000.
 */
export const isBroadPrefix = async (db: Queryable, prefix: string): Promise<boolean> => {
  const { rows } = await db.execute<{ isBroad: boolean }>(sql`
    select coalesce(sum(frequency), 0) ^ 2 * max(reltuples) > 60000 as "isBroad"
    from pg_stats
    join pg_class on relname = tablename and relnamespace = current_schema()::regnamespace,
      unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, frequency)
    where schemaname = current_schema() and tablename = ${getTableName(listingSearch)}
      and attname = ${listingSearch.words.name} and starts_with(word, ${prefix})`)
  return rows[0]?.isBroad ?? false
}
