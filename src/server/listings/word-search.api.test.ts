import { expect, test } from 'vitest'
import { noDifferences, recount } from '#server/testing/recount.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'

const t = useTestApp()

const find = async (parameters: Record<string, string>) => {
  const { status, body } = await t.anonymous.get(`/api/summer-camps?${new URLSearchParams(parameters)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  const { total, camps } = body as { total: number; camps: { id: number }[] }
  return { total, ids: camps.map(({ id }) => id) }
}

const count = async (search: string, more: Record<string, string> = {}) =>
  (await find({ search, ...more })).total

test('a listing is found by its words while it is live, whatever happened to it before', async () => {
  const admin = await t.anAdmin()
  const { id } = await t.aListing('camp', { name: 'Robot Camp' })
  await admin.post(`/api/admin/deactivate/camp/${id}`)
  expect(await count('robot')).toBe(0)
  await admin.put(`/api/admin/edit/camp/${id}`, { name: 'Robot Camp West' })
  expect(await count('robot')).toBe(0)
  await admin.post(`/api/admin/activate/camp/${id}`)
  expect(await count('robot')).toBe(1)
  await admin.put(`/api/admin/edit/camp/${id}`, { name: 'Kite Camp' })
  expect([await count('robot'), await count('kite')]).toEqual([0, 1])
  expect(await recount(t.db)).toEqual(noDifferences)
})

test('filters narrow a search, the best match comes first, and what is left is counted', async () => {
  const robots = { categories: ['STEM'], city: 'Dublin', description: 'We build a robot.' }
  const plain = await t.aListing('camp', { ...robots, name: 'Camp One' })
  const titled = await t.aListing('camp', { ...robots, name: 'Robot Camp' })
  const newest = await t.aListing('camp', { ...robots, name: 'Camp Two' })
  await t.aListing('camp', { ...robots, name: 'Robot Camp South', city: 'San Ramon' })
  await t.aListing('camp', { ...robots, name: 'Robot Camp for Painters', categories: ['Music'] })
  await t.aListing('camp', { ...robots, name: 'Kite Camp', description: 'No words in common.' })
  await t.aListing('camp', { ...robots, name: 'Robot Camp to be' }, { isApproved: false })
  await t.aListing('job', { title: 'Robot keeper' })
  const narrowed = { search: 'robot', categories: 'STEM', city: 'dub' }

  expect(await find(narrowed)).toEqual({ total: 3, ids: [titled.id, newest.id, plain.id] })
  expect(await find({ ...narrowed, limit: '1', offset: '1' })).toEqual({ total: 3, ids: [newest.id] })
  expect(await find({ ...narrowed, offset: '300' })).toEqual({ total: 3, ids: [] })
  expect(await find({ ...narrowed, categories: 'Chess' })).toEqual({ total: 0, ids: [] })
  expect(await find({ ...narrowed, search: 'submarine' })).toEqual({ total: 0, ids: [] })
})

test('the last word may be the beginning of one, whether few words begin so or many', async () => {
  const kite = await t.aListing('camp', {
    name: 'Camp One',
    description: 'Kites in the kitchen.',
    city: 'Dublin',
  })
  const radio = await t.aListing('camp', { name: 'Camp Two', description: 'Radio kit.', city: 'Danville' })
  const many = 'Rabbits race on rafts, in rain, past railings, rakes, rallies, ramps, ranches and rapids.'
  const rabbits = await t.aListing('camp', { name: 'Camp Three', description: many, city: 'Dublin' })
  const idsOf = async (search: string, more: Record<string, string> = {}) =>
    (await find({ search, ...more })).ids.sort((a, b) => a - b)
  expect(await idsOf('kit')).toEqual([kite.id, radio.id])
  expect(await idsOf('kites kit')).toEqual([kite.id])
  expect(await idsOf('ra')).toEqual([radio.id, rabbits.id])
  expect(await idsOf('rabbit ra')).toEqual([rabbits.id])
  expect(await idsOf('ra', { city: 'dub' })).toEqual([rabbits.id])
  const later = await t.aListing('camp', { name: 'Camp Four', description: 'A kitten.' })
  expect(await idsOf('kit')).toEqual([kite.id, radio.id, later.id])
})

test('a city that is not there finds nothing, and one that was deactivated is gone', async () => {
  const admin = await t.anAdmin()
  const { id } = await t.aListing('camp', { name: 'Camp', city: 'Dublin' })
  expect([(await find({ city: 'd' })).total, (await find({ city: 'e' })).total]).toEqual([1, 0])
  await admin.post(`/api/admin/deactivate/camp/${id}`)
  expect((await find({ city: 'd' })).total).toBe(0)
})
