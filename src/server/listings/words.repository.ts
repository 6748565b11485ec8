import { asc, desc, getTableName, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { listingSearch, searchWords } from '#server/db/schema/listings.ts'
import { isSlipOf, swapsOf } from '#shared/rules/spelling.ts'

/** A slip leaves too little of a shorter word to tell what was meant, and its trigrams are those of half the dictionary. */
const minLength = 3

/**
 * The known words that a misspelled one may have been, the nearest first. Trigrams find them, the slips decide; swapped letters
 * are looked up, since they break more trigrams than any other slip.
 */
export const nearestWords = async (db: Queryable, word: string): Promise<string[]> => {
  if (word.length < minLength) return []
  const known = () => db.select({ word: searchWords.word }).from(searchWords)
  const swapped = known().where(sql`${searchWords.word} = any(string_to_array(${swapsOf(word).join()}, ','))`)
  const similar = known()
    .where(sql`${searchWords.word} % ${word}`)
    .orderBy(desc(sql`similarity(${searchWords.word}, ${word})`), asc(searchWords.word))
    .limit(40)
  const words = (await unionAll(swapped, similar)).map((row) => row.word)
  return [...new Set(words)].filter((near) => isSlipOf(word, near)).slice(0, 5)
}

/**
 * Whether so many listings have words that begin so that reading them from the index costs more than comparing rows. The first
 * grows with the frequency and the number of listings; the second is over after 10,000 matches, the sooner the more frequent
 * they are. Measured, both cost the same where frequency² × listings is about 60,000.
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
