import { expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import type { Selection } from './listing-conditions.ts'
import { selectionOf } from './listing-selection.ts'
import { bestMatches, countMatches, isPlainSearch } from './plain-search.repository.ts'

const t = useTestApp()

const searchFor = (search: string, page: { limit?: string; offset?: string } = {}) => {
  const selection: Selection = selectionOf(
    'camp',
    listQuerySchema('camp').parse({ search, ...page }),
    '2026-11-15',
  )
  if (!isPlainSearch(selection)) throw new Error('This is no plain search.')
  return selection
}

test('among very many, those with the words in their title come first, the newest first in both', async () => {
  const inText = await t.aListing('camp', { name: 'Camp One', description: 'Robots and kites.' })
  const first = await t.aListing('camp', { name: 'Robot Camp' })
  const other = await t.aListing('camp', { name: 'Camp Two', description: 'A robot a day.' })
  const second = await t.aListing('camp', { name: 'Camp of Robots' })
  await t.aListing('camp', { name: 'Robot Camp to be' }, { isApproved: false })
  await t.aListing('job', { title: 'Robot keeper' })

  expect(await countMatches(t.db, searchFor('robot'))).toBe(4)
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
  const found = () => countMatches(t.db, searchFor('robot'))
  await admin.post(`/api/admin/deactivate/camp/${id}`)
  expect(await found()).toBe(0)
  await admin.put(`/api/admin/edit/camp/${id}`, { name: 'Robot Camp West' })
  expect(await found()).toBe(0)
  await admin.post(`/api/admin/activate/camp/${id}`)
  expect(await found()).toBe(1)
  await admin.put(`/api/admin/edit/camp/${id}`, { name: 'Kite Camp' })
  expect(await found()).toBe(0)
  expect(await countMatches(t.db, searchFor('kite'))).toBe(1)
})
