import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import type { Queryable } from './client.ts'
import { isUniqueViolation, sqlStateOf } from './database-errors.ts'
import { transact } from './transact.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(`
    create table thing_test (
      id int constraint thing_test_id primary key,
      parent int constraint thing_test_parent references thing_test,
      size int constraint thing_test_size check (size > 0))`)
})
beforeEach(async () => {
  await database.pool.query('truncate thing_test')
})
afterAll(async () => {
  await database.pool.query('drop table thing_test')
})

const add = (db: Queryable, id: number, { parent = null as number | null, size = 1 } = {}) =>
  db.execute(sql`insert into thing_test values (${id}, ${parent}, ${size})`)
const fail = (db: Queryable, state: string) =>
  db.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`))
const ids = async () =>
  (await database.pool.query('select id from thing_test order by id')).rows.map(({ id }) => id)

test.each(['40001', '40P01'])('work that the database broke off with %s is done again', async (state) => {
  let attempts = 0
  const result = await transact(database.db, async (db) => {
    attempts += 1
    await add(db, attempts)
    if (attempts < 3) await fail(db, state)
    return 'done'
  })
  expect(result).toBe('done')
  expect(attempts).toBe(3)
  expect(await ids()).toEqual([3])
})

test('it is not tried for ever', async () => {
  let attempts = 0
  const work = transact(database.db, async (db) => {
    attempts += 1
    await fail(db, '40001')
  })
  await expect(work).rejects.toSatisfy((error) => sqlStateOf(error) === '40001')
  expect(attempts).toBe(5)
})

test('any other failure is not tried again, undoes all, and arrives as it was thrown', async () => {
  const failure = new Error('changed my mind')
  let attempts = 0
  const work = transact(database.db, async (db) => {
    attempts += 1
    await add(db, 1)
    throw failure
  })
  await expect(work).rejects.toBe(failure)
  expect(attempts).toBe(1)
  expect(await ids()).toEqual([])
})

test('a transaction inside another is undone alone, when the outer one goes on', async () => {
  await transact(database.db, async (db) => {
    await add(db, 1)
    await transact(db, async (db) => {
      await add(db, 2)
      await add(db, 2)
    }).catch(() => undefined)
    await transact(db, async (db) => add(db, 3))
  })
  expect(await ids()).toEqual([1, 3])
})

test('concurrent transactions are isolated', async () => {
  await add(database.db, 0)
  await Promise.all(
    Array.from({ length: 20 }, () =>
      transact(database.db, async (db) => {
        const { rows } = await db.execute<{ size: number }>(
          sql`select size from thing_test where id = 0 for update`,
        )
        await db.execute(sql`update thing_test set size = ${(rows[0]?.size ?? 0) + 1} where id = 0`)
      }),
    ),
  )
  expect((await database.pool.query('select size from thing_test')).rows).toEqual([{ size: 21 }])
})

test('a violation is recognized by its SQLSTATE and the name of its constraint', async () => {
  await add(database.db, 1)
  const twice = await add(database.db, 1).catch((error: unknown) => error)
  expect(isUniqueViolation(twice, 'thing_test_id')).toBe(true)
  expect(isUniqueViolation(twice, 'another')).toBe(false)
  const orphan = await add(database.db, 2, { parent: 9 }).catch((error: unknown) => error)
  expect(isUniqueViolation(orphan, 'thing_test_parent')).toBe(false)
  expect(sqlStateOf(new Error('wrapped', { cause: orphan }))).toBe('23503')
  expect(sqlStateOf(new Error('not from the database'))).toBe(null)
})
