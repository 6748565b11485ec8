import { asc, desc, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { searchWords } from '#server/db/schema/listings.ts'
import { isSlipOf, swapsOf } from '#shared/rules/spelling.ts'

/**
 * The known words that a misspelled one may have been, the nearest first. Trigrams find them, the slips decide; swapped letters
 * are looked up, since they break more trigrams than any other slip.
 */
export const nearestWords = async (db: Queryable, word: string): Promise<string[]> => {
  const known = () => db.select({ word: searchWords.word }).from(searchWords)
  const swapped = known().where(sql`${searchWords.word} = any(string_to_array(${swapsOf(word).join()}, ','))`)
  const similar = known()
    .where(sql`${searchWords.word} % ${word}`)
    .orderBy(desc(sql`similarity(${searchWords.word}, ${word})`), asc(searchWords.word))
    .limit(40)
  const words = (await unionAll(swapped, similar)).map((row) => row.word)
  return [...new Set(words)].filter((near) => isSlipOf(word, near)).slice(0, 5)
}
