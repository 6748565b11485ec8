import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { uploads } from '#server/db/schema/uploads.ts'
import { users } from '#server/db/schema/users.ts'
import { purgeTrash } from '#server/moderation/purge-trash.ts'
import { createDiskStorage } from '#server/storage/disk-storage.ts'
import { formOf, picture } from '#server/testing/uploads/pictures.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { uploadSchema } from '#shared/contract/uploads.ts'
import { sweepUploads } from './sweep-uploads.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'waymark-sweep-'))
const folder = join(dataDir, 'uploads')
const t = useTestApp({ env: { DATA_DIR: dataDir } })
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Person = Awaited<ReturnType<typeof t.aUser>>

const sweep = () =>
  sweepUploads({ db: t.db, clock: t.clock.now, storage: createDiskStorage(folder), dataDir })
const isThere = async (url: string) => (await fetch(t.url + url)).status === 200
const upload = async (person: Person) =>
  (await person.post('/api/upload', formOf(await picture('png')))).as(uploadSchema).url

const camp = {
  name: 'Ridgeline',
  description: 'A camp.',
  categories: ['STEM'],
  deliveryMode: ['In-person'],
  city: 'Dublin',
  state: 'CA',
}

describe('pictures that nothing refers to', () => {
  test('go after a day, both sizes of them, and not earlier', async () => {
    const ana = await t.aUser()
    const url = await upload(ana)
    t.clock.advance({ hours: 23 })
    expect(await sweep()).toBe(0)
    expect(await isThere(url)).toBe(true)
    t.clock.advance({ hours: 2 })
    expect(await sweep()).toBe(1)
    expect(await isThere(url)).toBe(false)
    expect(readdirSync(folder)).toEqual([])
    expect(await sweep()).toBe(0)
  })

  test('stay while a listing, a change that waits or a profile shows them', async () => {
    const ana = await t.aUser()
    const [onListing, onEdit, onProfile, unused] = [
      await upload(ana),
      await upload(ana),
      await upload(ana),
      await upload(ana),
    ]
    const { id } = (await ana.post('/api/summer-camps', { ...camp, photoUrl: onListing })).body as {
      id: number
    }
    const live = await t.aListing('job', {}, { userId: ana.user.id })
    expect((await ana.put(`/api/my-listings/job/${live.id}`, { photoUrl: onEdit })).status).toBe(200)
    await ana.put('/api/auth/profile', { profileImageUrl: onProfile })
    t.clock.advance({ days: 2 })
    expect(await sweep()).toBe(1)
    expect(await Promise.all([onListing, onEdit, onProfile, unused].map(isThere))).toEqual([
      true,
      true,
      true,
      false,
    ])

    await ana.delete(`/api/my-listings/camp/${id}`)
    await ana.delete(`/api/my-listings/job/${live.id}`)
    await ana.put('/api/auth/profile', { profileImageUrl: null })
    expect(await sweep(), 'what is in the trash keeps its photos').toBe(1)
    t.clock.advance({ days: 31 })
    await purgeTrash({ db: t.db, clock: t.clock.now })
    expect(await sweep()).toBe(2)
    expect(readdirSync(folder)).toEqual([])
  })

  test('go at once when their owner is gone', async () => {
    const ana = await t.aUser()
    const url = await upload(ana)
    await t.db.delete(users).where(eq(users.id, ana.user.id))
    expect(await sweep()).toBe(1)
    expect(await isThere(url)).toBe(false)
  })

  test('are found among many that are in use, by several processes at once', async () => {
    const ana = await t.aUser()
    const urls: string[] = []
    for (let index = 0; index < 30; index += 1) urls.push(await upload(ana))
    const rows = Array.from({ length: 250 }, (_, index) => ({
      url: `/uploads/${index.toString(16).padStart(32, '0')}.webp`,
      userId: ana.user.id,
      bytes: 1,
      width: 1,
      height: 1,
      createdAt: t.clock.now(),
    }))
    await t.db.insert(uploads).values(rows)
    await t.db.update(users).set({ profileImageUrl: urls[0] }).where(eq(users.id, ana.user.id))
    t.clock.advance({ days: 2 })
    const removed = await Promise.all([sweep(), sweep(), sweep()])
    expect(removed.reduce((sum, count) => sum + count)).toBe(279)
    expect(await Promise.all(urls.map(isThere))).toEqual(urls.map((_, index) => index === 0))
  })

  test('cannot be used while they are being removed, nor be removed once they are used', async () => {
    const ana = await t.aUser()
    for (let round = 0; round < 15; round += 1) {
      const url = await upload(ana)
      t.clock.advance({ days: 2 })
      const [, submitted] = await Promise.all([
        sweep(),
        ana.post('/api/summer-camps', { ...camp, name: `Camp ${round}`, photoUrl: url }),
      ])
      expect([201, 400]).toContain(submitted.status)
      expect([submitted.status, await isThere(url)]).toEqual(
        submitted.status === 201 ? [201, true] : [400, false],
      )
    }
  })
})

test('nothing is left behind where files arrive', async () => {
  const ana = await t.aUser()
  await upload(ana)
  await ana.post('/api/upload', formOf('not a picture'))
  await ana.post('/api/upload', formOf(Buffer.alloc(6_000_000)))
  const incoming = join(dataDir, 'incoming')
  expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([])
})

test('what a stopped process left half done goes after a day', async () => {
  const incoming = join(dataDir, 'incoming')
  mkdirSync(incoming, { recursive: true })
  mkdirSync(folder, { recursive: true })
  const leftovers = [join(incoming, 'half-arrived'), join(folder, '.half-written')]
  for (const path of leftovers) writeFileSync(path, 'x')
  t.clock.set(new Date())
  await sweep()
  expect(leftovers.filter(existsSync)).toEqual(leftovers)
  t.clock.advance({ hours: 25 })
  await sweep()
  expect(leftovers.filter(existsSync)).toEqual([])
})
