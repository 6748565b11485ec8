import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import S3rver from 's3rver'
import { expect, onTestFinished, test } from 'vitest'
import { openConfiguredDatabase } from '#server/db/open-configured-database.ts'
import { fingerprintDatabase } from '../backup/fingerprint-database.ts'
import { quietLogger as logger } from '../db/quiet-logger.ts'
import { startTestPostgres } from '../test-postgres.ts'
import { aServer } from './a-server.ts'
import { aDataFolder } from './data-folder.ts'
import { canSignIn, register } from './people.ts'

type Place = { DATA_DIR: string; DATABASE_URL?: string } & Partial<Record<`S3_${string}`, string>>

function runCommand(name: 'backup' | 'restore', file: string, place: Place) {
  const program = fileURLToPath(new URL(`../../../../dist/server/${name}.js`, import.meta.url))
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...place }
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [program, file], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

async function contentsOf({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl = undefined }: Place) {
  const config = { dataDir, databaseUrl: databaseUrl ?? null }
  const database = await openConfiguredDatabase(config, { poolSize: 1, logger, isCommand: true })
  const tables = await fingerprintDatabase(database)
  await database.close()
  return { ...tables, pictures: filesIn(join(dataDir, 'uploads')) }
}

/** The content of each file by its name. */
function filesIn(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), 'base64')]))
}

test('an installation moves from the embedded database to a server and back, with every row and picture', async () => {
  const archives = aDataFolder()
  const embedded = { DATA_DIR: aDataFolder() }
  const first = await aServer({ ...embedded, DEMO_DATA: 'true' })
  expect(await register(first.url, { email: 'ana@example.org', firstName: 'Ana' })).toBe(true)
  const stored = () => Object.keys(filesIn(join(embedded.DATA_DIR, 'uploads'))).length
  await expect.poll(stored, { timeout: 60_000 }).toBeGreaterThan(3)

  const running = join(archives, 'while-running.tar.gz')
  expect(await runCommand('backup', running, embedded)).toMatchObject({ code: 0 })
  expect(statSync(running).mode & 0o777).toBe(0o600)
  const again = await runCommand('backup', running, embedded)
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') })
  expect(await first.stop()).toBe(0)

  const moved = join(archives, 'moved.tar.gz')
  expect(await runCommand('backup', moved, embedded)).toMatchObject({ code: 0 })
  const before = await contentsOf(embedded)
  expect(Object.keys(before.pictures).length).toBeGreaterThan(3)

  const postgres = await startTestPostgres()
  onTestFinished(() => postgres.stop())
  const server = { DATA_DIR: aDataFolder(), DATABASE_URL: postgres.url }
  expect(await runCommand('restore', moved, server)).toMatchObject({ code: 0 })
  expect(await contentsOf(server)).toEqual(before)
  const second = await runCommand('restore', moved, server)
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining('already has accounts') })

  const back = join(archives, 'back.tar.gz')
  expect(await runCommand('backup', back, server)).toMatchObject({ code: 0 })
  const returned = { DATA_DIR: aDataFolder() }
  expect(await runCommand('restore', back, returned)).toMatchObject({ code: 0 })
  expect(await contentsOf(returned)).toEqual(before)

  const restored = await aServer(returned)
  expect(await canSignIn(restored.url, 'ana@example.org')).toBe(true)
  expect(await restored.stop()).toBe(0)
})

test('pictures in a bucket are in the backup, and are restored into a bucket or onto a disk', async () => {
  const bucket = await aBucket()
  const place = { DATA_DIR: aDataFolder(), ...bucket.env }
  const server = await aServer({ ...place, DEMO_DATA: 'true' })
  await expect.poll(() => Object.keys(bucket.pictures()).length, { timeout: 60_000 }).toBeGreaterThan(3)
  expect(await server.stop()).toBe(0)
  const archive = join(aDataFolder(), 'bucket.tar.gz')
  expect(await runCommand('backup', archive, place)).toMatchObject({ code: 0 })
  const { pictures: onDisk, ...tables } = await contentsOf(place)
  const pictures = bucket.pictures()
  expect(onDisk).toEqual({})

  const otherBucket = await aBucket()
  const withBucket = { DATA_DIR: aDataFolder(), ...otherBucket.env }
  expect(await runCommand('restore', archive, withBucket)).toMatchObject({ code: 0 })
  expect(await contentsOf(withBucket)).toEqual({ ...tables, pictures: {} })
  expect(otherBucket.pictures()).toEqual(pictures)

  const withDisk = { DATA_DIR: aDataFolder() }
  expect(await runCommand('restore', archive, withDisk)).toMatchObject({ code: 0 })
  expect(await contentsOf(withDisk)).toEqual({ ...tables, pictures })

  const refused = join(aDataFolder(), 'refused.tar.gz')
  const wrongKey = { ...place, S3_ACCESS_KEY_ID: 'NOBODY' }
  expect(await runCommand('backup', refused, wrongKey)).toMatchObject({ code: 1 })
  expect(existsSync(refused)).toBe(false)
})

async function aBucket() {
  const directory = aDataFolder()
  const name = 'pictures'
  const s3rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  })
  const { port } = await s3rver.run()
  onTestFinished(() => s3rver.close())
  const suffix = '._S3rver_object'
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    pictures: () => {
      const files = Object.entries(filesIn(join(directory, name, 'uploads')))
      return Object.fromEntries(
        files
          .filter(([file]) => file.endsWith(suffix))
          .map(([file, content]) => [file.slice(0, -suffix.length), content]),
      )
    },
  }
}
