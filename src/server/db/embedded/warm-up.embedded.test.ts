import type { Sql } from 'postgres'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../client.ts'
import { aDataDir, anEmbeddedDatabase } from '../testing/own-embedded.ts'
import { quietLogger as logger } from '../testing/quiet-logger.ts'
import { startWarmUp } from './warm-up.ts'

vi.setConfig({ testTimeout: 60_000 })

async function makeLargeTable(sql: Sql) {
  // What the opening itself has to warm up is looked through by then.
  for (let n = 0; n < 10; n += 1) await sql`select 1`
  await sql`create table large (n int, filling text)`
  await sql`insert into large select n, repeat('x', 1000) from generate_series(1, 4000) as n`
  await sql`vacuum analyze large`
  const [row] = await sql<{ pages: number }[]>`select (pg_relation_size('large') / 8192)::int as pages`
  await sql`select pg_stat_force_next_flush()`
  await sql`select pg_stat_reset()`
  return row?.pages ?? 0
}

/** How many pages of the table were looked for since it was made, wherever they were found. */
async function pagesRead(sql: Sql) {
  await sql`select pg_stat_force_next_flush()`
  const [row] = await sql<{ pages: number }[]>`
    select (heap_blks_read + heap_blks_hit)::int as pages from pg_statio_user_tables where relname = 'large'`
  return row?.pages ?? 0
}

test('after a start, a large table is read whole', async () => {
  const dataDir = aDataDir()
  const first = await openDatabase({ kind: 'embedded', dataDir }, { logger })
  const pages = await makeLargeTable(first.sql)
  expect(pages).toBeGreaterThan(500)
  await first.close()
  const { sql } = await anEmbeddedDatabase({ dataDir })
  await expect.poll(() => pagesRead(sql), { timeout: 20_000 }).toBe(pages)
})

test('once it is stopped it reads no further', async () => {
  const { sql } = await anEmbeddedDatabase()
  await makeLargeTable(sql)
  const before = await pagesRead(sql)
  await startWarmUp({ sql, logger }).stop()
  expect(await pagesRead(sql)).toBe(before)
})
