import type { Sql } from 'postgres'
import { createRandom } from '#server/demo/random.ts'
import { misspell } from './misspell.ts'

export interface Words {
  /** In about a fifth of all listings. */
  common: string
  /** In a few; each of the first eight is in two to twenty, whatever the size of the table. */
  rare: string[]
  /** In some hundredths. */
  middling: string[]
  misspelt: string[]
}

interface Counted {
  word: string
  share: number
  /** In how many of the listings looked at. */
  uses: number
}

const sampleSize = 10_000
const wantedShare = 0.2
const surelyRare = 8

/** Words by how often they really occur, counted in every nth listing. */
export async function takeWords(sql: Sql): Promise<Words> {
  const [{ rows = 0 } = {}] = await sql<{ rows: number }[]>`
    select count(*)::int as rows from listing_texts where kind = 'tutoring'`
  const step = Math.max(1, Math.floor(rows / sampleSize))
  const counted = await sql<{ word: string; uses: number }[]>`
    select word, ndoc::int as uses
    from ts_stat(${`select search from listing_texts where kind = 'tutoring' and listing_id % ${step} = 0`})
    where word ~ '^[a-z]{5,}$' order by ndoc desc, word`
  const words: Counted[] = counted.map(({ word, uses }) => ({ word, uses, share: (uses * step) / rows }))

  const random = createRandom('words')
  const named = (wanted: (word: Counted) => boolean) =>
    random.shuffled(words.filter(wanted).map(({ word }) => word))
  const middling = named(({ share }) => share >= 0.02 && share <= 0.1)
  const rare = named(({ uses }) => uses <= 2)
  const known = (await sql<{ word: string }[]>`select word from search_words order by word`).map(
    ({ word }) => word,
  )
  // Of every nth listing alone, a word that is in a hundred times as many of a million looks as rare as any.
  const firstRare = await findRare(sql, random.shuffled(known))
  return {
    common: await findCommon(sql, words, rows),
    rare: [...firstRare, ...rare.filter((word) => !firstRare.includes(word))],
    middling,
    misspelt: misspell(random.shuffled([...middling, ...rare]), known),
  }
}

async function findCommon(sql: Sql, words: Counted[], rows: number) {
  const distance = (share: number) => Math.abs(share - wantedShare)
  const nearest = [...words].sort((a, b) => distance(a.share) - distance(b.share)).slice(0, 8)
  let best = { word: '', share: Number.POSITIVE_INFINITY }
  for (const { word } of nearest) {
    const share = (await matches(sql, word)) / rows
    if (distance(share) < distance(best.share)) best = { word, share }
  }
  return best.word
}

async function findRare(sql: Sql, known: string[]) {
  const rare: string[] = []
  for (const word of known.filter((one) => /^[a-z]{5,}$/.test(one)).slice(0, 500)) {
    const found = await matches(sql, word)
    if (found >= 2 && found <= 20) rare.push(word)
    if (rare.length === surelyRare) return rare
  }
  throw new Error('Too few words are in two to twenty listings.')
}

/** The last word of a search may be the beginning of one, so it finds more than itself. */
async function matches(sql: Sql, word: string) {
  const [row] = await sql<{ found: number }[]>`
    select count(*)::int as found from listing_texts join listings on listings.id = listing_id
    where listings.kind = 'tutoring' and is_live and search @@ ${`'${word}':*`}::tsquery`
  return row?.found ?? 0
}
