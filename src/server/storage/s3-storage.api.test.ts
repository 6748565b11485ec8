import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, inspectPicture, picture } from '#server/testing/uploads/pictures.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { sweepUploads } from '#server/uploads/sweep-uploads.ts'
import { uploadSchema } from '#shared/contract/uploads.ts'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'
import { createS3Storage } from './s3-storage.ts'

const directory = mkdtempSync(join(tmpdir(), 'waymark-s3-'))
const bucket = 'waymark-photos'
/** The keys that this server accepts. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const s3rver = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: bucket, configs: [] }],
})
let endpoint = ''

beforeAll(async () => {
  const { port } = await s3rver.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await s3rver.close()
  rmSync(directory, { recursive: true, force: true })
})

const storageAt = (given: { endpoint?: string; bucket?: string; accessKeyId?: string } = {}) =>
  createS3Storage({ ...keys, endpoint, bucket, region: 'us-east-1', forcePathStyle: true, ...given })

describe('pictures in a bucket', () => {
  const t = useTestApp({
    env: () => ({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    }),
  })
  const stored = () =>
    readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('_object'),
    )

  test('are written there, served from here, and swept from there', async () => {
    const ana = await t.aUser()
    const sent = await ana.post('/api/upload', formOf(await picture('jpeg', 900, 600)))
    expect(sent.status).toBe(201)
    const { url } = sent.as(uploadSchema)
    expect(stored()).toHaveLength(2)

    const answer = await fetch(t.url + url)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const content = Buffer.from(await answer.arrayBuffer())
    expect(content.length).toBe(Number(answer.headers.get('content-length')))
    expect((await inspectPicture(content)).width).toBe(900)
    const small = Buffer.from(await (await fetch(t.url + smallPhoto(url))).arrayBuffer())
    expect((await inspectPicture(small)).width).toBe(480)
    const etag = answer.headers.get('etag') ?? ''
    expect((await fetch(t.url + url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await fetch(t.url + url, { method: 'HEAD' })).status).toBe(200)

    t.clock.advance({ days: 2 })
    const storage = storageAt()
    expect(await sweepUploads({ db: t.db, clock: t.clock.now, storage, dataDir: directory })).toBe(1)
    expect(stored()).toEqual([])
    const gone = await fetch(t.url + url)
    expect([gone.status, gone.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
  })
})

describe('a bucket', () => {
  test('reads what was written, and nothing for what was not', async () => {
    const storage = storageAt()
    await storage.write('a.webp', Buffer.from('content'))
    const file = await storage.read('a.webp')
    expect(file?.bytes).toBe(7)
    expect(await text(file?.stream ?? Readable.from([]))).toBe('content')
    expect(await storage.read('b.webp')).toBeNull()
    await storage.remove(['a.webp', 'b.webp'])
    expect(await storage.read('a.webp')).toBeNull()
  })

  test.each([
    ['is away', { endpoint: 'http://127.0.0.1:9' }],
    ['does not exist', { bucket: 'another-bucket' }],
    ['refuses the key', { accessKeyId: 'NOBODY' }],
  ])('that %s is an error and not an empty place', async (_what, given) => {
    await expect(storageAt(given).read('a.webp')).rejects.toThrow()
    await expect(storageAt(given).write('a.webp', Buffer.from('x'))).rejects.toThrow()
  })
})
