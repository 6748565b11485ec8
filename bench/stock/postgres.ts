import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import postgres from 'postgres'
import type { Janitor } from '../../scripts/testing/janitor.mjs'
import { startPostgres } from '../../scripts/testing/postgres.mjs'

/**
 * As an operator would run it, and not as the tests do: what is acknowledged is on disk, and it vacuums by itself. The
 * rest are PostgreSQL's own defaults.
 */
const settings = ['shared_buffers=1GB', 'max_wal_size=4GB']

export interface Postgres {
  /** The folder of pgbench. */
  binaries: string
  version: string
  settings: string[]
  createDatabase(name: string): Promise<string>
  dropDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

/** The npm packages hold no pgbench. */
function findPgbench() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.find((folder) => existsSync(join(folder, 'pgbench')))
  if (!found)
    throw new Error('pgbench was not found in PATH. Install it (Debian: apt-get install postgresql-contrib).')
  return found
}

export async function startBenchPostgres(janitor: Janitor): Promise<Postgres> {
  const binaries = findPgbench()
  const server = await startPostgres(janitor, settings)
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined })
  const [row] = await sql<{ server_version: string }[]>`show server_version`
  return {
    binaries,
    version: row?.server_version ?? '',
    settings,
    async createDatabase(name) {
      await sql.unsafe(`create database ${name}`)
      const url = new URL(server.url)
      url.pathname = `/${name}`
      return url.href
    },
    async dropDatabase(name) {
      await sql.unsafe(`drop database ${name} with (force)`)
    },
    async stop() {
      await sql.end({ timeout: 1 })
      await server.stop()
    },
  }
}
