import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openDatabase, type ServerDatabaseOptions } from './client.ts'
import { sqlStateOf } from './constraints.ts'
import { openingAtOnce } from './line-start.ts'
import { createPool } from './pool.ts'
import { createServerLine } from './server-line.ts'
import { readServerUrl } from './server-url.ts'
import { aProxy } from './testing/proxy.ts'
import { quietLogger as logger } from './testing/quiet-logger.ts'
import { transact } from './transact.ts'

const nobody = '127.0.0.1:1'

async function open(hosts: string[], options: Partial<ServerDatabaseOptions> = {}, search = '') {
  const given = new URL(inject('postgres').url)
  const who = given.username ? `${given.username}${given.password ? `:${given.password}` : ''}@` : ''
  const url = `postgres://${who}${hosts.join(',')}${given.pathname}${search}`
  const database = await openDatabase({ kind: 'server', url, poolSize: 4, ...options }, { logger })
  onTestFinished(() => database.close())
  return database
}

const one = async ({ db }: Pick<Database, 'db'>) =>
  (await db.execute<{ n: number }>(sql`select 1 as n`))[0]?.n
const stateOf = (work: Promise<unknown>) => work.then(() => null, sqlStateOf)

test('a server that is restarted is found again, without a restart of this process', async () => {
  const proxy = await aProxy(inject('postgres').url)
  const database = await open([proxy.host])
  expect(await Promise.all(Array.from({ length: 8 }, () => one(database)))).toEqual(Array(8).fill(1))
  for (let restart = 0; restart < 3; restart += 1) {
    const underWay = Promise.allSettled(Array.from({ length: 8 }, () => database.sql`select pg_sleep(0.2)`))
    const transactions = Promise.allSettled(
      Array.from({ length: 8 }, () =>
        transact(database.db, async (db) => {
          await db.execute(sql`select 1`)
          await sleep(Math.random() * 60)
          await db.execute(sql`select 2`)
        }),
      ),
    )
    await sleep(Math.random() * 50)
    await proxy.down()
    await Promise.all([underWay, transactions])
    await expect(database.ping()).rejects.toThrow()
    await proxy.up()
    await expect.poll(() => one(database).catch(() => 0)).toBe(1)
    expect(await Promise.all(Array.from({ length: 20 }, () => one(database)))).toEqual(Array(20).fill(1))
  }
})

test('a connection that breaks while the driver gathers what to send is made anew', async () => {
  const url = inject('postgres').url
  const { hosts } = readServerUrl(url)
  const dial = createServerLine({ hosts, encryption: null, connectMs: 1_000, silenceMs: 60_000 })
  let line: Duplex | undefined
  const socket = async () => {
    line = await dial({ idle_timeout: 30 })
    return line
  }
  const driver = { socket, connection: openingAtOnce }
  const pool = createPool({ url, driver, size: 1, limits: {}, logger })
  onTestFinished(() => pool.end())
  for (let end = 0; end < 3; end += 1) {
    expect(await one(pool)).toBe(1)
    // What begins here is sent in the next round of the event loop; the line ends in this one.
    await new Promise((resolve) => setImmediate(resolve))
    line?.destroy(new Error('The line broke'))
    await expect(pool.sql`select 2`).rejects.toThrow('The line broke')
  }
  expect(await one(pool)).toBe(1)
})

test('what is left of a transaction whose connection broke reaches nothing', async () => {
  const proxy = await aProxy(inject('postgres').url)
  const database = await open([proxy.host], { poolSize: 1 })
  await database.sql`create table left_over (n int)`
  onTestFinished(async () => {
    await database.sql`drop table left_over`
  })
  const work = transact(database.db, async (db) => {
    await db.execute(sql`insert into left_over values (1)`)
    await proxy.down()
    await proxy.up()
    // The connection is made anew here, for somebody else.
    await expect.poll(() => one(database).catch(() => 0)).toBe(1)
    await db.execute(sql`insert into left_over values (2)`).catch(() => undefined)
    await transact(db, (db) => db.execute(sql`insert into left_over values (3)`)).catch(() => undefined)
  })
  await expect(work).rejects.toThrow()
  expect([...(await database.sql`select n from left_over`)]).toEqual([])
})

test('a backend that is ended in the middle of a transaction ends nothing else', async () => {
  const proxy = await aProxy(inject('postgres').url)
  const database = await open([proxy.host], { poolSize: 2 })
  const work = transact(database.db, async (db) => {
    const [row] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await Promise.all([
      db.execute(sql`select pg_sleep(5)`),
      sleep(100).then(() => database.sql`select pg_terminate_backend(${row?.pid ?? 0})`),
    ])
  })
  await expect(work).rejects.toThrow()
  expect(await one(database)).toBe(1)
})

test('what a server said when it ended a connection reaches nobody on the next', async () => {
  const proxy = await aProxy(inject('postgres').url)
  const other = await open([proxy.host], { poolSize: 1 })
  const database = await open([proxy.host], { poolSize: 1 })
  for (let end = 0; end < 3; end += 1) {
    const [row] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    const cutOff = stateOf(database.db.execute(sql`select pg_sleep(5)`))
    await sleep(50)
    await other.sql`select pg_terminate_backend(${row?.pid ?? 0})`
    expect(await cutOff).toBe('57P01')
    expect(await one(database)).toBe(1)
  }
})

test('a Unix socket does as well as a host', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-socket-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const proxy = await aProxy(inject('postgres').url, { socketFolder: folder })
  const database = await open([proxy.host], {}, '?sslmode=require')
  expect(await one(database)).toBe(1)
  expect(database.describe).toContain(folder)
})

test('of several hosts, one that answers is enough', async () => {
  const proxy = await aProxy(inject('postgres').url)
  const database = await open([nobody, proxy.host])
  expect(await Promise.all(Array.from({ length: 8 }, () => one(database)))).toEqual(Array(8).fill(1))
})

test.each(['', '?target_session_attrs=read-write'])(
  'when no host answers, the caller is told soon (%s)',
  async (search) => {
    const database = await open([nobody, '127.0.0.1:2'], {}, search)
    const before = performance.now()
    await expect(one(database)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
    expect(performance.now() - before).toBeLessThan(15_000)
  },
)

test('after a fail-over, writes go to the host that accepts them', async () => {
  const first = await aProxy(inject('postgres').url)
  const second = await aProxy(inject('postgres').url)
  const database = await open([first.host, second.host], {}, '?target_session_attrs=read-write')
  const used = async () => {
    await one(database).catch(() => undefined)
    return [first.isUsed(), second.isUsed()]
  }
  second.rewrite(asStandby)
  await expect.poll(used).toEqual([true, false])
  await first.down()
  first.rewrite(asStandby)
  second.rewrite(asPrimary)
  await first.up()
  await expect.poll(used).toEqual([false, true])
  expect(await one(database)).toBe(1)
})

test('a statement that runs too long is cut off by the server', async () => {
  const proxy = await aProxy(inject('postgres').url)
  const database = await open([proxy.host], { statementTimeoutMs: 1_000, idleInTransactionMs: 500 })
  expect(await stateOf(database.db.execute(sql`select pg_sleep(5)`))).toBe('57014')
  const idle = transact(database.db, async (db) => {
    await db.execute(sql`select 1`)
    await sleep(1_500)
    await db.execute(sql`select 2`)
  })
  await expect(idle).rejects.toThrow()
  expect(await one(database)).toBe(1)
})

test('a line whose other end has lost its power is given up', async () => {
  const proxy = await aProxy(inject('postgres').url)
  const [host = '', port] = proxy.host.split(':')
  const hosts = [{ host, port: Number(port) }]
  const dial = createServerLine({ hosts, encryption: null, connectMs: 1_000, silenceMs: 200 })
  const line = await dial({ idle_timeout: 30 })
  const failed = new Promise((resolve) => line.once('error', resolve))
  proxy.mute()
  line.write('hello?')
  await expect(failed).resolves.toMatchObject({ code: 'ETIMEDOUT' })
})

const asPrimary = (bytes: Buffer) => bytes

/** Turns the answer to the question whether it is a stand-by, and read-only, into twice yes. */
function asStandby(bytes: Buffer) {
  const [no, yes] = ['f', 't'].map((letter) => `\0\x02\0\0\0\x01${letter}\0\0\0\x01${letter}`)
  return Buffer.from(bytes.toString('latin1').replace(no ?? '', yes ?? ''), 'latin1')
}
