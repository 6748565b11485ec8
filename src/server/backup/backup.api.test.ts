import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { applyMissingMigrations, knownMigrations, migrate } from '#server/db/migrate.ts'
import { seedDemoData } from '#server/demo/seed-demo-data.ts'
import { packageVersion } from '#server/package-root.ts'
import { createDiskStorage } from '#server/storage/disk-storage.ts'
import { fingerprintDatabase } from '#server/testing/backup/fingerprint-database.ts'
import { silentLogger as logger } from '#server/testing/db/silent-logger.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { urlOf } from '#server/testing/url-of.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { backUpToFile } from './backup-file.ts'
import { checksumOf, chunkName, manifestName, manifestSchema } from './manifest.ts'
import { readArchive, verifyArchive } from './read-archive.ts'
import { restoreArchive } from './restore-archive.ts'
import { makeScheduledBackup, storedBackups } from './scheduled-backups.ts'
import { writeArchive } from './write-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const t = useTestApp()
const storage = createDiskStorage(join(folder, 'uploads'))
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})

const source = () => ({
  withUnlimitedClient: database.withUnlimitedClient,
  storage,
  clock: t.clock.now,
})
const aPath = () => join(folder, `${randomBytes(6).toString('hex')}.tar.gz`)

async function anArchive() {
  const ana = await t.aUser({ firstName: 'Ana', lastName: 'O"Hara \\ {null} \u{1f9ed}' })
  const camp = await t.aListing('camp')
  await ana.post('/api/bookmarks', { listingType: 'camp', listingId: camp.id })
  const path = aPath()
  await backUpToFile(source(), path)
  return path
}

/** A database of its own on the same server, without tables. */
async function aTarget() {
  const name = `${database.name}_restore_${randomBytes(4).toString('hex')}`
  await database.pool.query(`create database ${name}`)
  const connection = { connection: { connectionString: urlOf(inject('postgres').url, name) }, poolSize: 1 }
  const target = openDatabase(connection, { logger })
  onTestFinished(async () => {
    await target.close()
    await database.pool.query(`drop database ${name} with (force)`)
  })
  const uploads = join(folder, name)
  return { database: target, connection, storage: createDiskStorage(uploads) }
}

/** As the command does it. */
const restore = async (path: string, target: Parameters<typeof restoreArchive>[2]) =>
  restoreArchive(path, await verifyArchive(path, knownMigrations()), target)

const hasTables = async ({ database }: Awaited<ReturnType<typeof aTarget>>) =>
  (await database.pool.query(`select from pg_tables where schemaname = 'public'`)).rowCount !== 0

/** The archive again, with its entries changed. */
async function rewritten(path: string, change: (name: string, content: Buffer) => Buffer | null) {
  const archive = pack()
  const written = buffer(archive.pipe(createGzip()))
  for await (const { name, content } of readArchive(path)) {
    const changed = change(name, content)
    if (changed) archive.entry({ name }, changed)
  }
  archive.finalize()
  const copy = aPath()
  writeFileSync(copy, await written)
  return copy
}

const withManifest = (path: string, change: object) =>
  rewritten(path, (name, content) =>
    name === manifestName
      ? Buffer.from(JSON.stringify({ ...JSON.parse(content.toString()), ...change }))
      : content,
  )

/** With checksums that fit. The manifest is the last entry. */
function withUsers(path: string, change: (lines: string) => string) {
  let sha256 = ''
  return rewritten(path, (name, content) => {
    if (name === chunkName('users', 0)) {
      const changed = Buffer.from(change(content.toString()))
      sha256 = checksumOf(changed)
      return changed
    }
    if (name !== manifestName) return content
    const manifest = manifestSchema.parse(JSON.parse(content.toString()))
    const files = manifest.files.map((file) =>
      file.name === chunkName('users', 0) ? { ...file, sha256 } : file,
    )
    return Buffer.from(JSON.stringify({ ...manifest, files }))
  })
}

test('a restored installation has every row, sequence, trigger and key', async () => {
  await seedDemoData({ db: t.db, clock: t.clock.now })
  const path = await anArchive()
  const target = await aTarget()
  await restore(path, target)
  expect(await fingerprintDatabase(target.database)).toEqual(await fingerprintDatabase(database))
})

test('an archive of a pre-release of this version is restored', async () => {
  const path = await withManifest(await anArchive(), { version: `${packageVersion()}-beta.1` })
  const target = await aTarget()
  await restore(path, target)
  expect(await fingerprintDatabase(target.database)).toEqual(await fingerprintDatabase(database))
})

describe('refused before anything changes:', () => {
  test.each<[string, RegExp, (path: string) => Promise<string> | string]>([
    ['a file that is not there', /There is no file/, () => '/tmp/no-such-archive.tar.gz'],
    ['a text', /damaged, or is not a backup/, () => writtenTo(Buffer.from('not an archive'))],
    [
      'an archive cut off',
      /damaged|incomplete/,
      (path) => writtenTo(readFileSync(path).subarray(0, readFileSync(path).length / 2)),
    ],
    [
      'an archive without its manifest',
      /incomplete/,
      (path) => rewritten(path, (name, content) => (name === manifestName ? null : content)),
    ],
    [
      'a changed row',
      /differ from its checksums/,
      (path) =>
        rewritten(path, (name, content) =>
          name.startsWith('database/users/')
            ? Buffer.from(content.toString().replace('Ana', 'Eva'))
            : content,
        ),
    ],
    [
      'a missing file',
      /differ from its checksums/,
      (path) => rewritten(path, (name, content) => (name.startsWith('database/users/') ? null : content)),
    ],
    ['a later format', /newer than this program/, (path) => withManifest(path, { format: 2 })],
    [
      'a later version',
      /made by version 9\.0\.0, which is newer/,
      (path) => withManifest(path, { version: '9.0.0' }),
    ],
    [
      'an unknown migration of the same version',
      /migrations that this program lacks, although its version, 1\.0\.0, is not newer/,
      (path) => withManifest(path, { migrations: [4_102_444_800_000] }),
    ],
    [
      'an unknown table',
      /a table or column that the database lacks: secrets/,
      (path) => withManifest(path, { tables: [{ name: 'secrets', columns: ['id'], rows: 0 }] }),
    ],
    [
      'a row that the database rejects',
      /invalid input syntax/,
      (path) => withUsers(path, (lines) => lines.replace(/"created_at":"[^"]*"/, '"created_at":"never"')),
    ],
    [
      'another program’s archive',
      /not a backup of this program/,
      (path) => withManifest(path, { product: 'x' }),
    ],
    ['a flipped byte', /damaged|differ/, (path) => writtenTo(flipped(readFileSync(path)))],
  ])('%s', async (_what, sentence, spoil) => {
    const path = await spoil(await anArchive())
    const target = await aTarget()
    await expect(restore(path, target)).rejects.toThrow(sentence)
    expect(await hasTables(target)).toBe(false)
  })

  test('an installation with accounts', async () => {
    const path = await anArchive()
    const target = { database, storage }
    const before = await fingerprintDatabase(database)
    await expect(restore(path, target)).rejects.toThrow(/already has accounts or listings/)
    expect(await fingerprintDatabase(database)).toEqual(before)
  })

  test('the second of two restores at once', async () => {
    const path = await anArchive()
    const target = await aTarget()
    const other = openDatabase(target.connection, { logger })
    onTestFinished(() => other.close())
    const outcomes = await Promise.allSettled([
      restore(path, target),
      restore(path, { ...target, database: other }),
    ])
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []))
    expect(reasons).toEqual([expect.stringMatching(/already has accounts or listings/)])
    expect(await fingerprintDatabase(target.database)).toEqual(await fingerprintDatabase(database))
  })
})

test('an archive of an older schema waits for the next start to be migrated', async () => {
  const path = await anArchive()
  const target = await aTarget()
  const manifest = JSON.parse((await entriesOf(path)).get(manifestName)?.toString() ?? '')
  const newest = Math.max(...manifest.migrations)
  const migrations = manifest.migrations.filter((when: number) => when !== newest)
  await target.database.withUnlimitedClient(async (client) => {
    await client.query('begin')
    await applyMissingMigrations(client, new Set(migrations))
    await client.query('commit')
  })
  const older = aPath()
  await backUpToFile({ ...source(), withUnlimitedClient: target.database.withUnlimitedClient }, older)
  const next = await aTarget()
  await restore(older, next)
  const applied = async () =>
    (await next.database.pool.query('select from drizzle.__drizzle_migrations')).rowCount
  expect(await applied()).toBe(migrations.length)
  await migrate(next.database, { logger })
  expect(await applied()).toBe(manifest.migrations.length)
  await expect(restore(older, next)).rejects.toThrow(/tables of a later version/)
})

test('a backup is made once a day, the oldest are removed and other files stay', async () => {
  const kept = { folder: join(folder, 'scheduled'), keep: 2 }
  t.clock.set('2027-01-10T12:00:00Z')
  for (const day of [1, 2, 3]) {
    await makeScheduledBackup(source(), kept)
    t.clock.advance({ hours: 1 })
    await makeScheduledBackup(source(), kept)
    if (day === 1) writeFileSync(join(kept.folder, 'notes.txt'), 'mine')
    t.clock.advance({ hours: 23 })
  }
  expect(readdirSync(kept.folder).sort()).toEqual([
    'notes.txt',
    'waymark-2027-01-11T12-00-00Z.tar.gz',
    'waymark-2027-01-12T12-00-00Z.tar.gz',
  ])
  const [newest] = await storedBackups(kept.folder)
  expect(newest).toMatchObject({ createdAt: new Date('2027-01-12T12:00:00Z') })
})

test('a backup that cannot be finished leaves no file', async () => {
  await t.aUser()
  const broken = { ...source(), clock: () => new Date(), signal: AbortSignal.abort(new Error('stopping')) }
  const path = join(folder, 'unfinished', 'backup.tar.gz')
  await expect(backUpToFile(broken, path)).rejects.toThrow('stopping')
  expect(readdirSync(join(folder, 'unfinished'))).toEqual([])
})

test('a backup onto a full disk says so', async () => {
  await t.aUser()
  const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
  const output = new Writable({ write: (_chunk, _encoding, done) => done(full) })
  await expect(writeArchive(source(), output)).rejects.toBe(full)
})

async function entriesOf(path: string) {
  const entries = new Map<string, Buffer>()
  for await (const { name, content } of readArchive(path)) entries.set(name, content)
  return entries
}

function writtenTo(content: Buffer) {
  const path = aPath()
  writeFileSync(path, content)
  return path
}

/** A byte in the middle, with a checksum of gzip that fits again: only the manifest can tell. */
function flipped(content: Buffer) {
  const plain = gunzipSync(content)
  const at = plain.indexOf('Ana')
  plain[at] = 'E'.charCodeAt(0)
  return gzipSync(plain)
}
