import { join } from 'node:path'
import type pg from 'pg'
import { type Database, openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedBulk } from '#server/demo/bulk/seed-bulk.ts'
import { migrateJobs } from '#server/jobs/migrate-jobs.ts'
import { silentLogger } from '#server/testing/db/silent-logger.ts'
import { startTestPostgres } from '#server/testing/test-postgres.ts'
import { printLine, secondsSince } from '../scripts/setup/print-line.mjs'
import type { Options } from './options.ts'
import type { Table } from './results.ts'
import { startServer } from './start-server.ts'

export type BenchPostgres = ReturnType<typeof createBenchPostgres>

/** fsync and autovacuum stay on, as in production. Only the recorder's sessions log statements. */
const settings = [
  'shared_buffers=1GB',
  'max_wal_size=4GB',
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_filename=postgres.log',
]

/** Runs a part of the bench on its own PostgreSQL with empty tables. */
export const withBenchPostgres =
  (measure: (postgres: BenchPostgres, options: Options) => Promise<Table[]>) => async (options: Options) => {
    const server = await startTestPostgres(settings)
    const connection = { connectionString: server.url }
    const database = openDatabase({ connection, poolSize: 4 }, { logger: silentLogger })
    try {
      await migrate(database, { logger: silentLogger })
      await migrateJobs(database.pool, silentLogger)
      return await measure(createBenchPostgres(server, database), options)
    } finally {
      await database.close()
      await server.stop()
    }
  }

function createBenchPostgres(
  { url, folder }: { url: string; folder: string },
  { db, bulkDb, withUnlimitedClient }: Database,
) {
  /** Without timeouts. */
  const query = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    (await withUnlimitedClient((client) => client.query<Row>(text, values))).rows
  return {
    url,
    db,
    query,
    /** PostgreSQL's log in JSON, from which the recorder reads statements. */
    logFile: join(folder, 'data', 'log', 'postgres.json'),
    /** Adds tutoring providers, as `npm run seed` does. */
    async seed(rows: number, seed: number) {
      const since = performance.now()
      await seedBulk({ db: bulkDb, clock: () => new Date() }, { scale: rows, kind: 'tutoring', seed })
      await query('vacuum analyze')
      printLine(`Added ${rows.toLocaleString('en-US')} tutoring providers in ${secondsSince(since)}.`)
    },
    /** The built server on this database, without rate limits. */
    startServer: (parameters = '') =>
      startServer({
        DATABASE_URL: `${url}${parameters}`,
        DATA_DIR: join(folder, 'servers'),
        SESSION_SECRET: 'shared by the servers of one run, which accept the same sessions',
      }),
  }
}
