import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import type { Selection } from './listing-conditions.ts'
import { selectionOf } from './listing-selection.ts'
import { setOfWords } from './listing-sets.repository.ts'
import { bestMatches, countMatches, isWordSearch } from './word-search.repository.ts'

const t = useTestApp()

const searchFor = (search: string, more: Record<string, string> = {}) => {
  const selection: Selection = selectionOf(
    'camp',
    listQuerySchema('camp').parse({ search, ...more }),
    '2026-11-15',
  )
  if (!isWordSearch(selection)) throw new Error('This is no search for words.')
  return selection
}

const count = (search: string, more?: Record<string, string>) =>
  countMatches(t.db, searchFor(search, more), (matches) => setOfWords(t.db, matches))

test('among very many, those with the words in their title come first, the newest first in both', async () => {
  const inText = await t.aListing('camp', { name: 'Camp One', description: 'Robots and kites.' })
  const first = await t.aListing('camp', { name: 'Robot Camp' })
  const other = await t.aListing('camp', { name: 'Camp Two', description: 'A robot a day.' })
  const second = await t.aListing('camp', { name: 'Camp of Robots' })
  await t.aListing('camp', { name: 'Robot Camp to be' }, { isApproved: false })
  await t.aListing('job', { title: 'Robot keeper' })

  expect(await count('robot')).toBe(4)
  const seen: number[] = []
  for (const offset of ['0', '1', '2', '3'])
    seen.push(...(await bestMatches(t.db, searchFor('robot', { limit: '1', offset }), { most: 0 }))[0])
  expect(seen).toEqual([second.id, first.id, other.id, inText.id])
  expect(await bestMatches(t.db, searchFor('robot', { limit: '3' }), { most: 0 })).toEqual([
    seen.slice(0, 3),
    4,
  ])
})

test('a listing is found by its words while it is live, whatever happened to it before', async () => {
  const admin = await t.anAdmin()
  const { id } = await t.aListing('camp', { name: 'Robot Camp' })
  const found = () => count('robot')
  await admin.post(`/api/admin/deactivate/camp/${id}`)
  expect(await found()).toBe(0)
  await admin.put(`/api/admin/edit/camp/${id}`, { name: 'Robot Camp West' })
  expect(await found()).toBe(0)
  await admin.post(`/api/admin/activate/camp/${id}`)
  expect(await found()).toBe(1)
  await admin.put(`/api/admin/edit/camp/${id}`, { name: 'Kite Camp' })
  expect(await found()).toBe(0)
  expect(await count('kite')).toBe(1)
})

test('filters narrow a search in either order, and what is left is counted', async () => {
  const robots = { categories: ['STEM'], city: 'Dublin', description: 'We build a robot.' }
  const plain = await t.aListing('camp', { ...robots, name: 'Camp One' })
  const titled = await t.aListing('camp', { ...robots, name: 'Robot Camp' })
  const newest = await t.aListing('camp', { ...robots, name: 'Camp Two' })
  await t.aListing('camp', { ...robots, name: 'Robot Camp South', city: 'San Ramon' })
  await t.aListing('camp', { ...robots, name: 'Robot Camp for Painters', categories: ['Music'] })
  await t.aListing('camp', { ...robots, name: 'Kite Camp', description: 'No words in common.' })
  await t.aListing('camp', { ...robots, name: 'Robot Camp to be' }, { isApproved: false })
  const narrowed = { categories: 'STEM', city: 'dub' }

  expect(await count('robot', narrowed)).toBe(3)
  const [byRank, total] = await bestMatches(t.db, searchFor('robot', narrowed))
  expect([total, byRank[0], new Set(byRank)]).toEqual([
    3,
    titled.id,
    new Set([titled.id, newest.id, plain.id]),
  ])
  const [byTitle] = await bestMatches(t.db, searchFor('robot', narrowed), { most: 0 })
  expect(byTitle).toEqual([titled.id, newest.id, plain.id])
  const [second] = await bestMatches(t.db, searchFor('robot', { ...narrowed, limit: '1', offset: '1' }), {
    most: 0,
  })
  expect(second).toEqual([newest.id])
  expect(await bestMatches(t.db, searchFor('robot', { categories: 'Chess' }))).toEqual([[], 0])
  expect(await bestMatches(t.db, searchFor('submarine', narrowed))).toEqual([[], 0])
})

test('a set of words has a bit for each listing that has them, and no other', async () => {
  const { id } = await t.aListing('camp', { name: 'Robot Camp' })
  await t.aListing('camp', { name: 'Kite Camp' })
  const rows = await t.db.execute(sql`
    select block, members::text as members, 1 as size
    from (select listing_set_block(${id}::int) as block, listing_set_member(${id}::int) as members) as one`)
  expect(await setOfWords(t.db, `'/camp' & 'robot'`)).toEqual([...rows])
  expect(await setOfWords(t.db, `'/camp' & 'submarine'`)).toEqual([])
})
