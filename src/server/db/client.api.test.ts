import { sql } from 'drizzle-orm'
import { date, integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query('create table day_test (id int, day date)')
})
afterAll(async () => {
  await database.pool.query('drop table day_test')
})

const dayTest = pgTable('day_test', { id: integer(), day: date() })

test('a calendar date is a string in every kind of query', async () => {
  await database.db.insert(dayTest).values({ id: 1, day: '2027-01-01' })
  expect(await database.db.select().from(dayTest)).toEqual([{ id: 1, day: '2027-01-01' }])
  const expected = [{ day: '2027-01-01' }]
  expect((await database.pool.query('select day from day_test')).rows).toEqual(expected)
  expect((await database.db.execute(sql`select day from day_test`)).rows).toEqual(expected)
})

test('a Date in hand-written SQL arrives as that moment', async () => {
  const moment = new Date('2027-01-01T07:59:59.123Z')
  const { rows } = await database.db.execute(
    sql`select ${moment}::timestamptz = '2027-01-01 07:59:59.123+00' as "isSame"`,
  )
  expect(rows).toEqual([{ isSame: true }])
})

test('a failing statement disturbs no other that runs at the same time', async () => {
  const asked = Array.from({ length: 200 }, (_, n) =>
    n % 10 === 0
      ? database.db.execute(sql`select no_such_column, ${n} from day_test`).catch(() => 'failed')
      : database.db.execute<{ n: number }>(sql`select ${n}::int as n`).then(({ rows }) => rows[0]?.n),
  )
  const answers = await Promise.all(asked)
  expect(answers).toEqual(answers.map((_, n) => (n % 10 === 0 ? 'failed' : n)))
})

test('a parameter of a megabyte goes through', async () => {
  const text = 'ä'.repeat(600_000)
  const { rows } = await database.db.execute(sql`select ${text}::text as text`)
  expect(rows).toEqual([{ text }])
})

test('work on an unlimited client has no timeouts, and leaves those of the pool alone', async () => {
  const show = `select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`
  const { rows } = await database.withUnlimitedClient((client) => client.query(show))
  expect(rows).toEqual([{ statement: '0', idle: '0' }])
  expect((await database.pool.query(show)).rows).toEqual([{ statement: '8s', idle: '8s' }])
})

test('a ping is answered', async () => {
  await expect(database.ping()).resolves.toBeUndefined()
})
