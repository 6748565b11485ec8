import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { noDifferences, recount } from '#server/testing/recount.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { isBroadPrefix } from './words.repository.ts'

const t = useTestApp({ isDataShared: true })
const copies = 10_050

interface Body {
  total: number
  totalIsLowerBound?: boolean
  camps: { id: number; name: string }[]
  facets?: Record<string, Record<string, number>>
}

const find = async (query: string) => {
  const { status, body } = await t.anonymous.get(`/api/summer-camps?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Body
}

describe('more matches than are counted', () => {
  beforeAll(async () => {
    const robot = {
      description:
        'We build a robot that rolls round rough red rocks, rusty rails, rapid rivers and raised ramps.',
      categories: ['STEM'],
      city: 'Dublin',
      state: 'CA',
    }
    const { id } = await t.aListing('camp', { ...robot, name: 'Camp' })
    await copyListing(id)
    await t.aListing('camp', { ...robot, name: 'Robot Camp' })
    await t.aListing('camp', { ...robot, name: 'Last Camp' })
    await t.aListing('camp', { name: 'Music Camp', categories: ['Music'], city: 'Dublin', state: 'CA' })
    await t.db.execute(sql`analyze listing_search`)
  })

  test('are counted up to the bound, unless the total is kept', async () => {
    const bounded = { total: 10_000, totalIsLowerBound: true }
    expect(await find('search=robot')).toMatchObject(bounded)
    expect(await find('categories=STEM&state=CA')).toMatchObject(bounded)
    expect(await find('categories=STEM&search=build')).toMatchObject(bounded)
    expect(await find('hideClosed=true')).toMatchObject(bounded)
    for (const [query, total] of [
      ['', copies + 4],
      ['categories=STEM', copies + 3],
      ['city=dub', copies + 4],
      ['search=music', 1],
    ] as const) {
      const body = await find(query)
      expect([query, body.total, body.totalIsLowerBound]).toEqual([query, total, undefined])
    }
  })

  test('come with those that have the words in their title first, then the newest', async () => {
    const names = ({ camps }: Body) => camps.map(({ name }) => name)
    expect(names(await find('search=robot&limit=3'))).toEqual(['Robot Camp', 'Last Camp', 'Camp'])
    expect(names(await find('search=robot&limit=2&offset=1'))).toEqual(['Last Camp', 'Camp'])
    expect(names(await find('search=robot&state=CA&sortBy=name&sortOrder=desc&limit=2'))).toEqual([
      'Robot Camp',
      'Last Camp',
    ])
  })

  test('do not change what a broad beginning finds beside other conditions', async () => {
    expect(await isBroadPrefix(t.db, 'r')).toBe(true)
    expect(await isBroadPrefix(t.db, 'robot')).toBe(false)
    expect(await find('categories=STEM&search=r')).toMatchObject({ total: 10_000, totalIsLowerBound: true })
    expect(await find('categories=Music&search=r')).toMatchObject({ total: 0 })
    expect(await find('search=last r')).toMatchObject({ total: 1, camps: [{ name: 'Last Camp' }] })
    expect(await find('search=rough r&sortBy=name&sortOrder=desc&limit=1')).toMatchObject({
      camps: [{ name: 'Robot Camp' }],
    })
  })

  test('can be paged through, each shown once', async () => {
    const seen = new Set<number>()
    for (let offset = 9_900; offset < copies + 3; offset += 100)
      for (const { id } of (await find(`search=robot&limit=100&offset=${offset}`)).camps) seen.add(id)
    expect(seen.size).toBe(copies + 3 - 9_900)
  })

  test('have a page in the search over all kinds, with and without words', async () => {
    for (const q of ['robot dublin', 'camps dublin ca']) {
      const { body } = await t.anonymous.get(`/api/search?q=${encodeURIComponent(q)}&limit=2`)
      const { groups } = body as { groups: { listingType: string; items: unknown[] }[] }
      const camps = groups.find(({ listingType }) => listingType === 'camp')
      expect(camps).toMatchObject({ total: 1_000, totalIsLowerBound: true })
      expect(camps?.items).toHaveLength(2)
    }
  })

  test('have no facet counts, except those that are kept', async () => {
    expect((await find('search=robot&facets=true')).facets).toEqual({})
    const { facets } = await find('categories=STEM&facets=true')
    expect(Object.keys(facets ?? {})).toEqual(['categories'])
    expect(facets?.categories).toMatchObject({ STEM: copies + 3, Music: 1 })
    expect((await find('categories=Music&facets=true')).facets).toMatchObject({ state: { CA: 1 } })
  })

  test('are all in the totals', async () => {
    expect(await recount(t.db)).toEqual(noDifferences)
  })
})

/** Inserts copies of a listing in one statement for each table. */
async function copyListing(id: number) {
  const tables: [string, string][] = [
    ['listings', 'id'],
    ['listing_texts', 'listing_id'],
    ['camp_facts', 'listing_id'],
    ['listing_search', 'listing_id'],
  ]
  for (const [table, key] of tables) {
    const { rows } = await t.db.execute<{ name: string }>(sql`
      select column_name as name from information_schema.columns
      where table_name = ${table} and is_generated = 'NEVER' and column_name <> ${key} order by ordinal_position`)
    const others = sql.raw(rows.map(({ name }) => name).join())
    await t.db.execute(sql`
      insert into ${sql.identifier(table)} (${sql.identifier(key)}, ${others}) overriding system value
      select ${id}::int + n, ${others} from ${sql.identifier(table)}, generate_series(1, ${copies}::int) as n
      where ${sql.identifier(key)} = ${id}`)
  }
  await t.db.execute(
    sql`select setval(pg_get_serial_sequence('listings', 'id'), ${id}::int + ${copies}::int)`,
  )
}
