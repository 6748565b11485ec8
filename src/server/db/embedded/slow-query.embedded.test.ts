import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { type Database, openDatabase } from '../client.ts'
import { sqlStateOf } from '../constraints.ts'
import { quietLogger as logger } from '../testing/quiet-logger.ts'
import { transact } from '../transact.ts'

vi.setConfig({ testTimeout: 60_000 })

const statementTimeoutMs = 1_500
const endless = sql`select count(*) from generate_series(1, 100000000000)`

let database: Database
beforeAll(async () => {
  const { template, copies } = inject('embedded')
  const dataDir = mkdtempSync(join(copies, 'slow-'))
  const limits = { statementTimeoutMs, idleInTransactionMs: 700 }
  database = await openDatabase({ kind: 'embedded', dataDir, template, ...limits }, { logger })
  await database.sql`create table kept (n int)`
})
beforeEach(() => database.sql`truncate kept`)
afterAll(() => database.close())

const stateOf = (work: Promise<unknown>) => work.then(() => null, sqlStateOf)
const kept = async () => (await database.sql`select n from kept`).map(({ n }) => n)

/** Counts the turns that something else gets, until it is stopped. */
function watchEventLoop() {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 10)
  return () => {
    clearInterval(timer)
    return turns
  }
}

test('a query that runs too long is cut off, the others are answered, and the main thread never stood still', async () => {
  const one = (n: number) =>
    database.db.execute<{ n: number }>(sql`select ${n}::int as n`).then(([row]) => row?.n)
  expect(await one(0)).toBe(0)

  const turnsOfOthers = watchEventLoop()
  const slow = stateOf(database.db.execute(endless))
  const others = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(one))
  expect(await slow).toBe('57014')
  expect(await others).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  // A thread that stands still gives no turn for as long as the query runs; a busy machine gives few.
  expect(turnsOfOthers()).toBeGreaterThan(3)
  expect(await one(9)).toBe(9)
})

test('a transaction that is cut off is undone, and its caller hears why', async () => {
  const work = transact(database.db, async (db) => {
    await db.execute(sql`insert into kept values (1)`)
    await db.execute(endless)
  })
  expect(await stateOf(work)).toBe('57014')
  await transact(database.db, (db) => db.execute(sql`insert into kept values (2)`))
  expect(await kept()).toEqual([2])
})

test('work that goes on after its transaction was cut off reaches nothing, and is not committed', async () => {
  const late: unknown[] = []
  const work = transact(database.db, async (db) => {
    await db.execute(sql`insert into kept values (1)`)
    await db.execute(endless).catch(() => undefined)
    late.push(await stateOf(db.execute(sql`insert into kept values (2)`)))
  })
  await expect(work).rejects.toThrow()
  expect(late).toEqual(['57014'])
  expect(await kept()).toEqual([])
})

test('who listens still hears after the engine was restarted', async () => {
  const heard: string[] = []
  await database.sql.listen('news', (payload) => heard.push(payload))
  expect(await stateOf(database.db.execute(endless))).toBe('57014')
  await database.sql.notify('news', 'still here')
  await expect.poll(() => heard).toEqual(['still here'])
})

test('a transaction that holds the database and asks nothing is rolled back, and the others go on', async () => {
  const work = transact(database.db, async (db) => {
    await db.execute(sql`insert into kept values (1)`)
    // The mistake of using the outer db inside: it waits for the transaction, which waits for it.
    await database.db.execute(sql`insert into kept values (2)`)
    await db.execute(sql`insert into kept values (3)`)
  })
  expect(await stateOf(work)).toBe('25P03')
  expect(await kept()).toEqual([2])
})

test('a query without a limit may take its time', async () => {
  const patient = database.openPatientSql()
  const started = performance.now()
  await patient.unsafe(
    `do $$ begin while clock_timestamp() < statement_timestamp() + interval '${statementTimeoutMs + 500} ms' loop end loop; end $$`,
  )
  expect(performance.now() - started).toBeGreaterThan(statementTimeoutMs)
  await patient.end()
})
