import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nothingWrong, recount } from '#server/testing/recount.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import { newestFirst } from '#shared/listings/listing-set.ts'
import type { Selection } from './listing-conditions.ts'
import { selectionOf } from './listing-selection.ts'
import { readRow, type WrittenRow, written } from './listing-sets.repository.ts'
import { setOfWords } from './word-matches.repository.ts'
import { bestMatches, countFound, findSetIn, isWordSearch } from './word-search.ts'

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
  countFound(t.db, searchFor(search, more), findSetIn(t.db))

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
  expect(await bestMatches(t.db, searchFor('robot', { offset: '300' }), { most: 0 })).toEqual([[], 4])
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

const camps = async (number: number, name: string) => {
  const ids: number[] = []
  for (let n = 0; n < number; n += 1) ids.push((await t.aListing('camp', { name })).id)
  return ids
}

test('words that most listings have are counted and found as exactly as others', async () => {
  await camps(3, 'Kite Camp')
  const robots = await camps(30, 'Robot Camp')
  await camps(2, 'Kite Camp')
  await t.aListing('camp', { name: 'Robot Camp to be' }, { isApproved: false })
  await t.aListing('job', { title: 'Robot keeper' })
  const found = async () => [...newestFirst(await setOfWords(t.db, searchFor('robot')))]

  expect(await count('robot')).toBe(30)
  expect(await found()).toEqual(robots.toReversed())
  expect(await count('camp')).toBe(35)
  const admin = await t.anAdmin()
  await admin.post(`/api/admin/deactivate/camp/${robots[0]}`)
  await admin.put(`/api/admin/edit/camp/${robots[1]}`, { name: 'Kite Camp' })
  expect(await count('robot')).toBe(28)
  expect(await found()).toEqual(robots.slice(2).toReversed())
  expect(await recount(t.db)).toEqual(nothingWrong)
})

test('a short word in all of the newest listings is ranked when there are few of it after all', async () => {
  const most = 17
  await camps(4 * most, 'Kite Camp')
  const best = await t.aListing('camp', { name: 'Sew Sew Sew', description: 'Sew, sew, sew.' })
  const others = await camps(most - 1, 'Sew Camp')
  const search = searchFor('sew', { limit: '2' })
  expect(await bestMatches(t.db, search, { most })).toEqual([[best.id, others.at(-1)], most])
  const [more] = await camps(1, 'Sew Camp')
  expect(await bestMatches(t.db, search, { most })).toEqual([[more, others.at(-1)], most + 1])
})

test('a set of words has a bit for each listing that has them, and no other', async () => {
  const { id } = await t.aListing('camp', { name: 'Robot Camp' })
  await t.aListing('camp', { name: 'Kite Camp' })
  const { rows } = await t.db.execute<WrittenRow>(sql`
    select block, ${written(sql`members`)} as members, 1 as size
    from (select listing_set_block(${id}::int) as block, listing_set_member(${id}::int) as members) as one`)
  expect(await setOfWords(t.db, { kind: 'camp', tsquery: "'robot'" })).toEqual(rows.map(readRow))
  expect(await setOfWords(t.db, { kind: 'camp', tsquery: "'submarine'" })).toEqual([])
})
