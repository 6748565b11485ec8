import type { Sql } from 'postgres'
import { createRandom } from '#server/demo/random.ts'
import { takeWords, type Words } from './words.ts'

export interface Facet {
  value: string
  total: number
}

/** What is there to ask for: words, places, categories and listings that the data really hold. */
export interface Samples {
  words: Words
  /** By filter parameter, the most frequent value first. */
  facets: Record<string, Facet[]>
  cities: { state: string; city: string; total: number }[]
  ids: number[]
}

export async function takeSamples(sql: Sql): Promise<Samples> {
  const ids = await sql<{ id: number }[]>`
    select id from listings where kind = 'tutoring' and is_live order by id`
  const cities = await sql<Samples['cities']>`
    select state, city, count(*)::int as total from listings
    where kind = 'tutoring' and is_live and state is not null and city is not null
    group by state, city order by total desc, city`
  return {
    words: await takeWords(sql),
    facets: await takeFacets(sql),
    cities: [...cities],
    // Neighbours in a table share its pages; visitors do not come in the order of the table.
    ids: createRandom('ids').shuffled(ids.map(({ id }) => id)),
  }
}

async function takeFacets(sql: Sql) {
  const rows = await sql<{ facet: string; total: number }[]>`
    select facet, total from listing_totals
    where kind = 'tutoring' and facet <> '' and total > 0 order by total desc, facet`
  const facets: Record<string, Facet[]> = {}
  for (const { facet, total } of rows) {
    const [, param = '', value = ''] = /^tutoring\/([^:]+):(.*)$/.exec(facet) ?? []
    facets[param] = [...(facets[param] ?? []), { value, total }]
  }
  return facets
}
