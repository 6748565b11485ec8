import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openConfiguredDatabase } from '#server/db/open-configured-database.ts'
import { fingerprintDatabase } from '../backup/fingerprint-database.ts'
import { quietLogger as logger } from '../db/quiet-logger.ts'
import { startTestPostgres } from '../test-postgres.ts'
import { aServer } from './a-server.ts'
import { aDataFolder } from './data-folder.ts'
import { canSignIn, register } from './people.ts'

type Place = { DATA_DIR: string; DATABASE_URL?: string }

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
  const uploads = join(dataDir, 'uploads')
  const files = readdirSync(uploads).filter((name) => !name.startsWith('.'))
  const pictures = Object.fromEntries(
    files.sort().map((name) => [name, readFileSync(join(uploads, name), 'base64')]),
  )
  return { ...tables, pictures }
}

test('an installation moves from the embedded database to a server and back, with every row and picture', async () => {
  const archives = aDataFolder()
  const embedded = { DATA_DIR: aDataFolder() }
  const first = await aServer({ ...embedded, DEMO_DATA: 'true' })
  expect(await register(first.url, { email: 'ana@example.org', firstName: 'Ana' })).toBe(true)
  await expect.poll(() => countFiles(embedded.DATA_DIR), { timeout: 60_000 }).toBeGreaterThan(3)

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

function countFiles(dataDir: string) {
  try {
    return readdirSync(join(dataDir, 'uploads')).filter((name) => !name.startsWith('.')).length
  } catch {
    return 0
  }
}
