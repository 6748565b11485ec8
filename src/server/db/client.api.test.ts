import { sql } from 'drizzle-orm'
import { date, integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import type { Queryable } from './client.ts'
import { transact } from './transact.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.sql`create table day_test (id int, day date)`
})
afterAll(() => database.sql`drop table day_test`)

const dayTest = pgTable('day_test', { id: integer(), day: date() })

/** A statement that counts itself among those its own session has prepared. */
const preparedSelf = (mark: string) =>
  sql.raw(`select count(*)::int as count from pg_prepared_statements where statement like '%${mark}%'`)

async function isPrepared(db: Queryable, mark: string) {
  const [row] = await db.execute<{ count: number }>(preparedSelf(mark))
  return row?.count === 1
}

test('every statement is prepared: alone, in a transaction, in a savepoint', async () => {
  expect(await isPrepared(database.db, 'alone')).toBe(true)
  await transact(database.db, async (db) => {
    expect(await isPrepared(db, 'within')).toBe(true)
    await transact(db, async (db) => expect(await isPrepared(db, 'deeper')).toBe(true))
  })
})

test('a query from the builder, with parameters, is prepared', async () => {
  await transact(database.db, async (db) => {
    for (const id of [1, 2]) await db.select().from(dayTest).where(sql`${dayTest.id} = ${id} /* builder */`)
    const [row] = await db.execute<{ count: number }>(preparedSelf('/* builder */'))
    // The statement that asks holds the mark too.
    expect(row?.count).toBe(2)
  })
})

test('several statements in one text run when asked for plainly', async () => {
  await database.sql.unsafe('select 1; select 2').simple()
})

test('a calendar date is a string on every way out', async () => {
  await database.db.insert(dayTest).values({ id: 1, day: '2027-01-01' })
  expect(await database.db.select().from(dayTest)).toEqual([{ id: 1, day: '2027-01-01' }])
  expect((await database.sql`select day from day_test`)[0]).toEqual({ day: '2027-01-01' })
  expect((await database.db.execute(sql`select day from day_test`))[0]).toEqual({ day: '2027-01-01' })
})

test('a moment in hand-written SQL arrives as that moment', async () => {
  const moment = new Date('2027-01-01T07:59:59.123Z')
  const [row] = await database.db.execute<{ isSame: boolean }>(
    sql`select ${moment}::timestamptz = '2027-01-01 07:59:59.123+00' as "isSame"`,
  )
  expect(row?.isSame).toBe(true)
})

test('a statement that fails disturbs no other that runs at the same time', async () => {
  const asked = Array.from({ length: 200 }, (_, n) =>
    n % 10 === 0
      ? database.db.execute(sql`select no_such_column, ${n} from day_test`).catch(() => 'failed')
      : database.db
          .execute<{ n: number }>(sql`select ${n}::int as n /* ${sql.raw(String(n % 7))} */`)
          .then(([row]) => row?.n),
  )
  const answers = await Promise.all(asked)
  expect(answers).toEqual(answers.map((_, n) => (n % 10 === 0 ? 'failed' : n)))
})

test('a message of a megabyte goes through', async () => {
  const text = 'ä'.repeat(600_000)
  const [row] = await database.db.execute<{ text: string }>(sql`select ${text}::text as text`)
  expect(row?.text).toBe(text)
})

test('what one connection notifies, another one hears', async () => {
  const heard: string[] = []
  const { unlisten } = await database.sql.listen('client_test', (payload) => heard.push(payload))
  await database.sql.notify('client_test', 'hello')
  await expect.poll(() => heard).toEqual(['hello'])
  await unlisten()
})

test('a database that is there answers a ping', async () => {
  await expect(database.ping()).resolves.toBeUndefined()
})
