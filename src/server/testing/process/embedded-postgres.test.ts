import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findRunningEmbedded, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { isRunning } from '#server/db/postmaster.ts'
import { rounds } from '#server/testing/ordeals.ts'
import { aDataFolder } from './data-folder.ts'
import { spawnEmbedded } from './spawn-embedded.ts'

const kills = rounds('databaseKills')
const victims = ['server', 'PostgreSQL', 'both'] as const
const logger = pino({ level: 'silent' })
const template = mkdtempSync(join(tmpdir(), 'waymark-template-'))

beforeAll(async () => {
  const { stop } = await startEmbeddedPostgres({ dataDir: template, logger })
  await stop()
})
afterAll(() => rmSync(template, { recursive: true, force: true }))

/** A data folder with an empty database, as if it had been restored from a backup. */
function aFilledFolder() {
  const dataDir = aDataFolder()
  cpSync(template, dataDir, { recursive: true })
  return dataDir
}

async function anEmbeddedDatabase(dataDir: string) {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, logger })
  onTestFinished(stop)
  return { pool: poolOf(connection), stop }
}

function poolOf(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ ...connection, max: 2 }).on('error', () => undefined)
  onTestFinished(() => pool.end())
  return pool
}

function pidFileOf(dataDir: string) {
  return join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
}

function postmasterOf(dataDir: string) {
  return Number.parseInt(readFileSync(pidFileOf(dataDir), 'utf8'), 10)
}

/** Resolves when the server has replaced a PostgreSQL that was killed. */
const replacementOf = (dataDir: string, before: number) =>
  expect.poll(() => existsSync(pidFileOf(dataDir)) && postmasterOf(dataDir) !== before).toBe(true)

function parentOf(pid: number) {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))
}

test('a new database is UTF-8, durable and private, and leaves no process behind', async () => {
  const dataDir = aDataFolder()
  const { pool, stop } = await anEmbeddedDatabase(dataDir)
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'server_encoding', 'listen_addresses') order by name",
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['on', '', 'UTF8'])
  expect((await pool.query("select lower('ÉCOLE') as lower")).rows).toEqual([{ lower: 'école' }])
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  const postmaster = postmasterOf(dataDir)
  await stop()
  expect(isRunning(postmaster)).toBe(false)
  expect(existsSync(pidFileOf(dataDir))).toBe(false)
})

test('Ctrl-C lets the process use the database until it stops it', async () => {
  const dataDir = aFilledFolder()
  const child = spawnEmbedded(dataDir)
  expect(await child.outcome()).toBe('up')
  const postmaster = postmasterOf(dataDir)
  child.interrupt()
  expect(await child.exited).toEqual([0, null])
  expect(child.lines).toEqual(['up', 'stopped'])
  expect(isRunning(postmaster)).toBe(false)
})

test('every acknowledged row survives kill -9 of the server, of PostgreSQL and of both, and every start succeeds at once', {
  timeout: 120_000 + kills * 60_000,
}, async () => {
  const dataDir = aFilledFolder()
  const acknowledged: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = victims[kill % victims.length]
    const writer = spawnEmbedded(dataDir, 'write')
    const moreThan = (count: number) =>
      expect.poll(() => writer.lines.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(count)
    await moreThan(5)
    if (victim !== 'server') {
      const before = postmasterOf(dataDir)
      process.kill(before, 'SIGKILL')
      if (victim === 'PostgreSQL') {
        await replacementOf(dataDir, before)
        await moreThan(writer.lines.length + 5)
      }
    }
    await writer.kill()
    expect(writer.lines[0]).toBe('up')
    acknowledged.push(...writer.lines.slice(1).map(Number))
  }
  const { pool } = await anEmbeddedDatabase(dataDir)
  const { rows } = await pool.query<{ n: number }>('select n from numbers')
  const stored = new Set(rows.map(({ n }) => n))
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([])
})

test('PostgreSQL stops soon after kill -9 of the server', async () => {
  const dataDir = aFilledFolder()
  const child = spawnEmbedded(dataDir)
  await child.outcome()
  const postmaster = postmasterOf(dataDir)
  await child.kill()
  await expect.poll(() => isRunning(postmaster)).toBe(false)
})

test('a PostgreSQL that lost its server and its supervisor is replaced by the next start', async () => {
  const dataDir = aFilledFolder()
  const child = spawnEmbedded(dataDir, 'write')
  await expect.poll(() => child.lines.length, { timeout: 60_000 }).toBeGreaterThan(5)
  const postmaster = postmasterOf(dataDir)
  process.kill(parentOf(postmaster), 'SIGSTOP')
  await child.kill()
  process.kill(parentOf(postmaster), 'SIGKILL')
  expect(isRunning(postmaster)).toBe(true)
  const { pool } = await anEmbeddedDatabase(dataDir)
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from numbers')
  expect(rows[0]?.count).toBeGreaterThanOrEqual(child.lines.length - 1)
  expect(postmasterOf(dataDir)).not.toBe(postmaster)
})

test.each(['PostgreSQL', 'its supervisor'])(
  'kill -9 of %s is repaired while the server runs',
  async (which) => {
    const dataDir = aFilledFolder()
    const { pool } = await anEmbeddedDatabase(dataDir)
    await pool.query('create table marks (n int)')
    await pool.query('insert into marks values (1)')
    const before = postmasterOf(dataDir)
    process.kill(which === 'PostgreSQL' ? before : parentOf(before), 'SIGKILL')
    const answer = async () => (await pool.query('select n from marks').catch(() => null))?.rows
    await replacementOf(dataDir, before)
    await expect.poll(answer).toEqual([{ n: 1 }])
  },
)

test('a second process on the same folder is refused and told which process has it', async () => {
  const dataDir = aFilledFolder()
  const first = spawnEmbedded(dataDir)
  expect(await first.outcome()).toBe('up')
  const second = spawnEmbedded(dataDir)
  expect(await second.outcome()).toContain(`${dataDir} is in use by process ${first.pid}.`)
  expect(await second.exited).toEqual([1, null])
})

test('of two processes that create the database at the same moment one gets it', async () => {
  const dataDir = aDataFolder()
  const both = [spawnEmbedded(dataDir), spawnEmbedded(dataDir)]
  const outcomes = await Promise.all(both.map((each) => each.outcome()))
  const winner = both[outcomes.indexOf('up')]
  expect(outcomes.filter((outcome) => outcome === 'up')).toHaveLength(1)
  expect(outcomes.find((outcome) => outcome !== 'up')).toContain(`in use by process ${winner?.pid}.`)
})

test('commands reach the database of a running server, and find none when it has stopped', async () => {
  const dataDir = aFilledFolder()
  expect(await findRunningEmbedded(dataDir)).toBeNull()
  const child = spawnEmbedded(dataDir)
  await child.outcome()
  const connection = await findRunningEmbedded(dataDir)
  expect((await poolOf(connection ?? {}).query('select 1 as one')).rows).toEqual([{ one: 1 }])
  child.interrupt()
  await child.exited
  expect(await findRunningEmbedded(dataDir)).toBeNull()
})

test('a process id that now belongs to another program does not prevent the start', async () => {
  const dataDir = aFilledFolder()
  await (await anEmbeddedDatabase(dataDir)).stop()
  writeFileSync(pidFileOf(dataDir), `${process.pid}\n${dataDir}\n1\n5432\n\n\n\nready\n`)
  const { pool } = await anEmbeddedDatabase(dataDir)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const hasContainers = spawnSync(container[0] ?? '', [...container.slice(1), 'true']).status === 0

test.skipIf(!hasContainers)(
  'a killed container starts again, although its processes get the ids of those before',
  async () => {
    const dataDir = aFilledFolder()
    for (let start = 0; start < 4; start += 1) {
      const child = spawnEmbedded(dataDir, 'write', container)
      await expect.poll(() => child.lines.length, { timeout: 60_000 }).toBeGreaterThan(1)
      expect(child.lines.slice(0, 2)).toEqual(['up', expect.stringMatching(/^\d+$/)])
      await child.kill()
    }
  },
)

test('a first start that was killed half-way does not prevent the next', async () => {
  const dataDir = aDataFolder()
  const child = spawnEmbedded(dataDir)
  const draft = join(dataDir, 'postgres', `cluster.new-${child.pid}`)
  await expect.poll(() => existsSync(draft), { interval: 2 }).toBe(true)
  await child.kill()
  const { pool } = await anEmbeddedDatabase(dataDir)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(existsSync(draft)).toBe(false)
})

test('a path that is too long for a socket works', async () => {
  const dataDir = join(aDataFolder(), 'x'.repeat(150))
  const { pool } = await anEmbeddedDatabase(dataDir)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(await findRunningEmbedded(dataDir)).not.toBeNull()
})

test('a folder of the engine of earlier versions is refused and left alone', async () => {
  const dataDir = aDataFolder()
  mkdirSync(join(dataDir, 'database', 'cluster'), { recursive: true })
  await expect(startEmbeddedPostgres({ dataDir, logger })).rejects.toThrow('an earlier version')
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})
