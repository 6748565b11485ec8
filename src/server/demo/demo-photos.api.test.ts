import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDiskStorage } from '#server/storage/disk-storage.ts'
import { inspectPicture } from '#server/testing/uploads/pictures.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { createUploadService } from '#server/uploads/uploads.service.ts'
import { drawings } from '#shared/illustrations/drawings.ts'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'
import { addDemoPhotos } from './demo-photos.ts'
import { photoScene } from './photo-scene.ts'
import { createRandom } from './random.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'waymark-demo-photos-'))
const t = useTestApp({ env: { DATA_DIR: dataDir } })
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const add = (signal?: AbortSignal) => {
  const storage = createDiskStorage(join(dataDir, 'uploads'))
  const uploads = createUploadService({ db: t.db, clock: t.clock.now, storage, dataDir })
  return addDemoPhotos({ db: t.db, uploads }, signal)
}

const camps = async () => {
  const { body } = await t.anonymous.get('/api/summer-camps?limit=100&sortBy=name&sortOrder=asc')
  return (body as { camps: { name: string; photoUrl: string | null }[] }).camps
}

const seed = async () => {
  await t.aUser({ passwordHash: null })
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await t.aListing('camp', { name: `Camp ${name}` })
}

test('every third listing has a photo, which went through the upload', async () => {
  await seed()
  await add()
  const pictured = (await camps()).filter(({ photoUrl }) => photoUrl !== null)
  expect(pictured.map(({ name }) => name)).toEqual(['Camp B', 'Camp E'])
  for (const { photoUrl } of pictured) {
    for (const [path, size] of [
      [photoUrl ?? '', [1200, 675]],
      [smallPhoto(photoUrl ?? ''), [480, 270]],
    ] as const) {
      const answer = await fetch(t.url + path)
      expect(answer.status).toBe(200)
      const { format, width, height } = await inspectPicture(Buffer.from(await answer.arrayBuffer()))
      expect([format, [width, height]]).toEqual(['webp', size])
    }
  }
})

test('a second run adds what is missing and nothing else', async () => {
  await seed()
  await expect(add(AbortSignal.abort())).rejects.toThrow()
  expect((await camps()).every(({ photoUrl }) => photoUrl === null)).toBe(true)
  await add()
  const before = await camps()
  await add()
  expect(await camps()).toEqual(before)
})

test('the same title gives the same scene, and every drawing makes one', () => {
  for (const drawing of Object.keys(drawings) as (keyof typeof drawings)[]) {
    const scene = photoScene(drawing, createRandom(drawing))
    expect(scene).toBe(photoScene(drawing, createRandom(drawing)))
    expect(scene).not.toMatch(/undefined|NaN/)
  }
})
