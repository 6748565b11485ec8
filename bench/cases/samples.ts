import { createRandom } from '#server/demo/random.ts'
import type { BenchPostgres } from '../bench-postgres.ts'

export type Samples = Awaited<ReturnType<typeof takeSamples>>

const maxSampled = 10_000

/** Values that exist in the data. */
export async function takeSamples({ query }: BenchPostgres) {
  const random = createRandom('bench')
  const [{ rows = 0 } = {}] = await query<{ rows: number }>(
    'select count(*)::int as rows from listing_search',
  )
  const step = Math.max(1, Math.floor(rows / maxSampled))
  const words = await query<{ word: string; share: number }>(
    `select word, ndoc / $2::float8 as share from ts_stat($1) where word ~ '^[a-z]{6,}$' order by word`,
    [`select words from listing_search where listing_id % ${step} = 0`, rows / step],
  )
  const wordsBetween = (min: number, max: number) =>
    random.shuffled(words.filter(({ share }) => share >= min && share <= max).map(({ word }) => word))
  const byDistance = words.toSorted((a, b) => Math.abs(a.share - 0.2) - Math.abs(b.share - 0.2))
  const rareWords = wordsBetween(0, 2.5 / Math.min(rows, maxSampled))
  const totals = await query<{ param: string; value: string }>(
    `select split_part(split_part(facet, ':', 1), '/', 2) as param, substr(facet, strpos(facet, ':') + 1) as value
    from listing_totals where kind = 'tutoring' and facet like '%/%:%' and total > 0 order by total desc, facet`,
  )
  /** By filter parameter, the most frequent value first. */
  const facets: Record<string, string[]> = {}
  for (const { param, value } of totals) facets[param] = [...(facets[param] ?? []), value]
  return {
    /** Occurs in about a fifth of all listings. */
    commonWord: byDistance[0]?.word ?? '',
    /** In 2 to 10 percent. */
    frequentWords: wordsBetween(0.02, 0.1),
    /** In at most two of 10,000. */
    rareWords,
    /** With two letters swapped. */
    misspelledWords: rareWords.slice(0, 4_000).map((word) => word.replace(/^(..)(.)(.)/, '$1$3$2')),
    facets,
    cities: await query<{ state: string; city: string; total: number }>(
      `select state, city, count(*)::int as total from listings
      where kind = 'tutoring' and is_live and state is not null and city is not null
      group by state, city order by total desc, city`,
    ),
  }
}
