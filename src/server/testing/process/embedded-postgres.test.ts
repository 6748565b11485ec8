import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { findRunningEmbedded, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { openConfiguredDatabase } from '#server/db/open-configured-database.ts'
import { isRunning } from '#server/db/postmaster.ts'
import { rounds } from '#server/testing/ordeals.ts'
import { silentLogger as logger } from '../db/silent-logger.ts'
import { aDataFolder, aMigratedFolder } from './data-folder.ts'
import { spawnEmbedded } from './spawn-embedded.ts'

const kills = rounds('databaseKills')
const victims = ['server', 'PostgreSQL', 'both'] as const

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

/** Resolves when the server has replaced a killed PostgreSQL. */
const replacementOf = (dataDir: string, before: number) =>
  expect.poll(() => existsSync(pidFileOf(dataDir)) && postmasterOf(dataDir) !== before).toBe(true)

function parentOf(pid: number) {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))
}

test('a new database is UTF-8, durable and private, works where the path is too long for a socket, and leaves no process behind', async () => {
  const dataDir = join(aDataFolder(), 'x'.repeat(150))
  const { pool, stop } = await anEmbeddedDatabase(dataDir)
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'server_encoding', 'listen_addresses') order by name",
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['on', '', 'UTF8'])
  expect((await pool.query("select lower('ÉCOLE') as lower")).rows).toEqual([{ lower: 'école' }])
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  expect(await findRunningEmbedded(dataDir)).not.toBeNull()
  const postmaster = postmasterOf(dataDir)
  await stop()
  expect(isRunning(postmaster)).toBe(false)
  expect(existsSync(pidFileOf(dataDir))).toBe(false)
})

test('a second process is refused with the ID of the first, commands reach its database, and Ctrl-C stops the database last', async () => {
  const dataDir = aMigratedFolder()
  expect(await findRunningEmbedded(dataDir)).toBeNull()
  const first = spawnEmbedded(dataDir)
  expect(await first.outcome()).toBe('up')
  const second = spawnEmbedded(dataDir)
  expect(await second.outcome()).toContain(`${dataDir} is in use by process ${first.pid}.`)
  expect(await second.exited).toEqual([1, null])

  const connection = await findRunningEmbedded(dataDir)
  expect((await poolOf(connection ?? {}).query('select 1 as one')).rows).toEqual([{ one: 1 }])
  const postmaster = postmasterOf(dataDir)
  first.interrupt()
  expect(await first.exited).toEqual([0, null])
  expect(first.lines).toEqual(['up', 'stopped'])
  expect(isRunning(postmaster)).toBe(false)
  expect(await findRunningEmbedded(dataDir)).toBeNull()
})

test('every acknowledged row survives kill -9 of the server, of PostgreSQL and of both, every start succeeds at once, and PostgreSQL stops soon after its server', {
  timeout: 120_000 + kills * 60_000,
}, async () => {
  const dataDir = aMigratedFolder()
  const acknowledged: number[] = []
  let replacement = 0
  for (let left = kills; left > 0; left -= 1) {
    const victim = victims[left % victims.length]
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
        replacement = postmasterOf(dataDir)
      }
    }
    await writer.kill()
    expect(writer.lines[0]).toBe('up')
    acknowledged.push(...writer.lines.slice(1).map(Number))
  }
  // The last kill hit the server but not its PostgreSQL.
  await expect.poll(() => isRunning(replacement)).toBe(false)
  const { pool } = await anEmbeddedDatabase(dataDir)
  const { rows } = await pool.query<{ n: number }>('select n from numbers')
  const stored = new Set(rows.map(({ n }) => n))
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([])
})

test('a PostgreSQL without its server and supervisor is replaced at the next start, and survives kill -9 of its supervisor by a restart', async () => {
  const dataDir = aMigratedFolder()
  const child = spawnEmbedded(dataDir, 'write')
  await expect.poll(() => child.lines.length, { timeout: 60_000 }).toBeGreaterThan(5)
  const orphan = postmasterOf(dataDir)
  process.kill(parentOf(orphan), 'SIGSTOP')
  await child.kill()
  process.kill(parentOf(orphan), 'SIGKILL')
  expect(isRunning(orphan)).toBe(true)
  const { pool } = await anEmbeddedDatabase(dataDir)
  const count = async () =>
    (await pool.query<{ count: number }>('select count(*)::int from numbers').catch(() => null))?.rows[0]
      ?.count
  const stored = await count()
  expect(stored).toBeGreaterThanOrEqual(child.lines.length - 1)
  expect(postmasterOf(dataDir)).not.toBe(orphan)

  const before = postmasterOf(dataDir)
  process.kill(parentOf(before), 'SIGKILL')
  await replacementOf(dataDir, before)
  await expect.poll(count).toBe(stored)
})

test('one of two processes that create the database concurrently succeeds, even after a killed first start', async () => {
  const dataDir = aDataFolder()
  const killed = spawnEmbedded(dataDir)
  const draft = join(dataDir, 'postgres', `cluster.new-${killed.pid}`)
  await expect.poll(() => existsSync(draft), { timeout: 60_000, interval: 2 }).toBe(true)
  await killed.kill()

  const both = [spawnEmbedded(dataDir), spawnEmbedded(dataDir)]
  const outcomes = await Promise.all(both.map((each) => each.outcome()))
  const winner = both[outcomes.indexOf('up')]
  expect(outcomes.filter((outcome) => outcome === 'up')).toHaveLength(1)
  expect(outcomes.find((outcome) => outcome !== 'up')).toContain(`in use by process ${winner?.pid}.`)
  expect(existsSync(draft)).toBe(false)
})

test('a stale process ID of another program does not prevent the start', async () => {
  const dataDir = aMigratedFolder()
  writeFileSync(pidFileOf(dataDir), `${process.pid}\n${dataDir}\n1\n5432\n\n\n\nready\n`)
  const { pool } = await anEmbeddedDatabase(dataDir)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const hasContainers = spawnSync(container[0] ?? '', [...container.slice(1), 'true']).status === 0

test.skipIf(!hasContainers)(
  'a killed container restarts, even though its processes get the same IDs again',
  async () => {
    const dataDir = aMigratedFolder()
    for (let start = 0; start < 2; start += 1) {
      const child = spawnEmbedded(dataDir, 'write', container)
      await expect.poll(() => child.lines.length, { timeout: 60_000 }).toBeGreaterThan(1)
      expect(child.lines.slice(0, 2)).toEqual(['up', expect.stringMatching(/^\d+$/)])
      await child.kill()
    }
  },
)

test('a database folder of an earlier version is refused and not changed', async () => {
  const dataDir = aDataFolder()
  mkdirSync(join(dataDir, 'database', 'cluster'), { recursive: true })
  const opening = openConfiguredDatabase({ databaseUrl: null, dataDir }, { poolSize: 1, logger })
  await expect(opening).rejects.toThrow('an earlier version')
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})
