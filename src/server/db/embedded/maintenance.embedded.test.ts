import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase } from '../client.ts'
import { quietLogger as logger } from '../testing/quiet-logger.ts'
import { startMaintenance } from './maintenance.ts'

vi.setConfig({ testTimeout: 60_000 })

let database: Database
beforeAll(async () => {
  const { template, copies } = inject('embedded')
  const dataDir = mkdtempSync(join(copies, 'tidy-'))
  database = await openDatabase({ kind: 'embedded', dataDir, template }, { logger })
})
beforeEach(async () => {
  await database.sql`drop table if exists counters`
  await database.sql`create table counters (id int primary key, n int)`
  await database.sql`insert into counters select id, 0 from generate_series(1, 1000) id`
  await database.sql`select pg_stat_force_next_flush()`
  await database.sql`vacuum analyze counters`
})
afterAll(() => database.close())

function maintenanceWith(limits: { walBytes?: number; checkpointMs?: number; vacuumMs?: number }) {
  const own = database.openPatientSql()
  const maintenance = startMaintenance({ sql: own, unitCount: () => 0, logger, ...limits })
  onTestFinished(async () => {
    await maintenance.stop()
    await own.end()
  })
  return maintenance
}

/** What vacuum would remove. */
async function leftovers() {
  await database.sql`select pg_stat_force_next_flush()`
  const [row] = await database.sql`
    select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'counters'`
  return Number(row?.dead)
}

const redo = async () => (await database.sql`select redo_lsn from pg_control_checkpoint()`)[0]?.redo_lsn

test('a checkpoint comes when the log has grown, and not before', async () => {
  const { sql } = database
  const { look } = maintenanceWith({ walBytes: 1_000_000 })
  await look('quiet')
  const before = await redo()
  await sql`update counters set n = n + 1 where id = 1`
  await look('quiet')
  expect(await redo()).toBe(before)
  await sql`insert into counters select id, 0 from generate_series(1001, 20000) id`
  await look('quiet')
  expect(await redo()).not.toBe(before)
})

test('a checkpoint comes in time even when little was written', async () => {
  const { sql } = database
  const { look } = maintenanceWith({ checkpointMs: 0 })
  const before = await redo()
  await sql`update counters set n = n + 1 where id = 1`
  await look('quiet')
  expect(await redo()).not.toBe(before)
})

test('a table that was rewritten again and again is vacuumed and does not keep growing', async () => {
  const { sql } = database
  const { look } = maintenanceWith({ vacuumMs: 0 })
  const size = async () => Number((await sql`select pg_relation_size('counters')::int as size`)[0]?.size)
  const rewrite = async () => {
    for (let n = 0; n < 5; n += 1) {
      await sql`update counters set n = n + 1`
      await look('quiet')
    }
  }
  await rewrite()
  const before = await size()
  await rewrite()
  expect(await size()).toBeLessThanOrEqual(before)
  const [row] =
    await sql`select last_analyze is not null as "isAnalyzed" from pg_stat_user_tables where relname = 'counters'`
  expect(row?.isAnalyzed).toBe(true)
})

test('while somebody asks, only what is long overdue is done', async () => {
  const { sql } = database
  const { look } = maintenanceWith({ vacuumMs: 0, walBytes: 100_000 })
  await sql`update counters set n = n + 1 where id <= 400`
  await look('busy')
  expect(await leftovers()).toBeGreaterThanOrEqual(400)
  await look('quiet')
  expect(await leftovers()).toBe(0)
  // Ten times what autovacuum waits for: 10 x (50 + 0.2 x 1000).
  for (const _ of [1, 2, 3]) await sql`update counters set n = n + 1`
  await look('busy')
  expect(await leftovers()).toBe(0)
})

test('a table whose rows were counted before a crash is known to be large', async () => {
  const { sql } = database
  const { look } = maintenanceWith({ vacuumMs: 0 })
  await sql`select pg_stat_reset_single_table_counters('counters'::regclass)`
  await sql`update counters set n = n + 1 where id <= 600`
  await look('busy')
  expect(await leftovers()).toBeGreaterThanOrEqual(600)
})

test('while somebody asks, a table is learnt from a small sample, and properly once nobody does', async () => {
  const { sql } = database
  const { look } = maintenanceWith({ vacuumMs: 0 })
  const boundsKnown = async () => {
    const [row] = await sql`
      select array_length(histogram_bounds, 1) as bounds from pg_stats where tablename = 'counters' and attname = 'id'`
    return Number(row?.bounds)
  }
  await sql`update counters set n = n + 1 where id <= 700`
  await look('busy')
  expect(await boundsKnown(), 'too little of it has changed').toBe(101)
  await sql`update counters set n = n + 1 where id <= 100`
  await look('busy')
  expect(await boundsKnown()).toBe(4)
  await look('quiet')
  expect(await boundsKnown()).toBe(101)
  expect((await sql`show default_statistics_target`)[0]?.default_statistics_target).toBe('100')
})

test('the log is kept short even while somebody asks', async () => {
  const { sql } = database
  const { look } = maintenanceWith({ walBytes: 1_000_000 })
  const before = await redo()
  await sql`insert into counters select id, 0 from generate_series(1001, 20000) id`
  await look('busy')
  expect(await redo()).not.toBe(before)
})

test('a pause is noticed, and what is due is done then', async () => {
  let units = 0
  let isAsking = true
  const unitCount = () => (isAsking ? ++units : units)
  const own = database.openPatientSql()
  const maintenance = startMaintenance({ sql: own, unitCount, logger, lookMs: 50, quietMs: 100 })
  onTestFinished(async () => {
    await maintenance.stop()
    await own.end()
  })
  await database.sql`update counters set n = n + 1 where id <= 400`
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await leftovers()).toBeGreaterThanOrEqual(400)
  isAsking = false
  await expect.poll(leftovers).toBe(0)
})
