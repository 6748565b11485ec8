import { join } from 'node:path'
import pg from 'pg'
import { startTestPostgres } from '#server/testing/test-postgres.ts'
import { command } from '../../scripts/setup/command.mjs'
import { fromRoot } from '../../scripts/setup/root.mjs'
import { say, secondsSince } from '../../scripts/setup/say.mjs'

export interface BenchPostgres {
  url: string
  /** For the DATA_DIR of servers. Removed at the end. */
  folder: string
  /** The JSON log, where the recorder finds the statements of its server. */
  logFile: string
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** Adds tutoring providers with `npm run seed`. */
  seed(rows: number, seed: number): Promise<void>
  stop(): Promise<void>
}

/** Unlike in tests, fsync and autovacuum are on, as in production. Only the recorder turns on logging, for its sessions. */
const settings = [
  'shared_buffers=1GB',
  'max_wal_size=4GB',
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_directory=log',
  'log_filename=postgres.log',
  'log_rotation_age=0',
  'log_rotation_size=0',
]

export async function startBenchPostgres(): Promise<BenchPostgres> {
  const server = await startTestPostgres(settings)
  const client = new pg.Client(server.url)
  await client.connect()
  return {
    url: server.url,
    folder: server.folder,
    logFile: join(server.folder, 'data', 'log', 'postgres.json'),
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await client.query<Row>(text, values)).rows,
    async seed(rows, seed) {
      const since = performance.now()
      const args = ['--kind', 'tutoring', '--scale', String(rows), '--seed', String(seed)]
      const { code, output } = await command(process.execPath, [fromRoot('dist/server/seed.js'), ...args], {
        env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: server.url },
      })
      if (code !== 0) throw new Error(`${output}\nThe listings could not be added.`)
      await client.query('vacuum analyze')
      say(`Added ${rows.toLocaleString('en-US')} tutoring providers in ${secondsSince(since)}.`)
    },
    async stop() {
      await client.end()
      await server.stop()
    },
  }
}
