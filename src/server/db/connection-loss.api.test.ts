import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startProxy } from '#server/testing/db/proxy.ts'
import { silentLogger as logger } from '#server/testing/db/silent-logger.ts'
import { type Database, type DatabaseOptions, openDatabase } from './client.ts'
import { sqlStateOf } from './database-errors.ts'
import { transact } from './transact.ts'

function open(url: string, options: Partial<DatabaseOptions> = {}) {
  const connection = { connectionString: url }
  const database = openDatabase({ connection, poolSize: 4, ...options }, { logger })
  onTestFinished(() => database.close())
  return database
}

const one = async ({ db }: Database) => (await db.execute(sql`select 1 as n`)).rows[0]?.n
const ones = (database: Database, count: number) =>
  Promise.all(Array.from({ length: count }, () => one(database)))
const stateOf = (work: Promise<unknown>) => work.then(() => null, sqlStateOf)

test('connections that break under load, in transactions too, are replaced and none is leaked', async () => {
  const proxy = await startProxy(inject('postgres').url)
  const database = open(proxy.url)
  for (let outage = 0; outage < 3; outage += 1) {
    await ones(database, 8)
    const queries = Array.from({ length: 8 }, () => database.pool.query('select pg_sleep(0.2)'))
    const transactions = Array.from({ length: 40 }, () =>
      transact(database.db, async (db) => {
        await db.execute(sql`select 1`)
        await sleep(Math.random() * 20)
        await db.execute(sql`select 2`)
      }),
    )
    const settled = Promise.allSettled([...queries, ...transactions])
    await sleep(Math.random() * 50)
    await proxy.down()
    await settled
    await expect(database.ping()).rejects.toThrow()
    await proxy.up()
    expect(await ones(database, 20)).toEqual(Array(20).fill(1))
    expect(database.pool.totalCount).toBe(database.pool.idleCount)
  }
})

test('after a lost connection the rest of the transaction has no effect', async () => {
  const proxy = await startProxy(inject('postgres').url)
  const database = open(proxy.url, { poolSize: 2 })
  await database.pool.query('create table left_over (n int)')
  onTestFinished(async () => {
    await database.pool.query('drop table left_over')
  })
  const work = transact(database.db, async (db) => {
    await db.execute(sql`insert into left_over values (1)`)
    await proxy.down()
    await proxy.up()
    expect(await one(database)).toBe(1)
    await db.execute(sql`insert into left_over values (2)`).catch(() => undefined)
    await transact(db, (db) => db.execute(sql`insert into left_over values (3)`)).catch(() => undefined)
  })
  await expect(work).rejects.toThrow()
  expect((await database.pool.query('select n from left_over')).rows).toEqual([])
})

test.each(['during', 'between'] as const)(
  'a backend terminated %s the queries of a transaction fails that transaction only',
  async (when) => {
    const database = open(inject('postgres').url, { poolSize: 2 })
    const work = transact(database.db, async (db) => {
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      const running = when === 'during' ? db.execute(sql`select pg_sleep(5)`) : sleep(200)
      await sleep(50)
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await running
      await db.execute(sql`select 1`)
    })
    await expect(work).rejects.toThrow()
    expect(await ones(database, 4)).toEqual([1, 1, 1, 1])
  },
)

test('a terminated backend reports its own error, and the next query has none', async () => {
  const database = open(inject('postgres').url, { poolSize: 1 })
  const other = open(inject('postgres').url, { poolSize: 1 })
  for (let round = 0; round < 3; round += 1) {
    const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const cutOff = stateOf(database.db.execute(sql`select pg_sleep(5)`))
    await sleep(50)
    await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    expect(await cutOff).toBe('57P01')
    expect(await one(database)).toBe(1)
  }
})

test('a server that does not answer is reported at once', async () => {
  const database = open('postgres://waymark@127.0.0.1:1/waymark')
  await expect(one(database)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  expect(database.describe).toBe('PostgreSQL at 127.0.0.1:1, database waymark')
})

test('a statement and a transaction that take too long are cut off by the server', async () => {
  const url = inject('postgres').url
  const database = open(url, { statementTimeoutMs: 1_000, idleInTransactionMs: 500 })
  expect(await stateOf(database.db.execute(sql`select pg_sleep(5)`))).toBe('57014')
  const idle = transact(database.db, async (db) => {
    await db.execute(sql`select 1`)
    await sleep(1_500)
    await db.execute(sql`select 2`)
  })
  await expect(idle).rejects.toThrow()
  expect(await one(database)).toBe(1)
})
