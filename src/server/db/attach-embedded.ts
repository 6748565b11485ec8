import { join, resolve } from 'node:path'
import { deafLine } from './channel.ts'
import type { Database, DatabaseTools, EmbeddedDatabaseOptions } from './client.ts'
import { embeddedDriver } from './connect-embedded.ts'
import { holderOf } from './embedded/folder-lock.ts'
import { createPool } from './pool.ts'

/** Works through the process that has the folder open. Null when there is none. */
export async function attachEmbedded(
  { dataDir, ...limits }: EmbeddedDatabaseOptions,
  { logger }: DatabaseTools,
): Promise<Database | null> {
  const folder = join(resolve(dataDir), 'database')
  const holder = await holderOf(folder)
  if (!holder?.socket) return null
  const pool = createPool({
    driver: { ...embeddedDriver, path: holder.socket },
    size: 1,
    limits,
    logger,
  })
  return {
    db: pool.db,
    sql: pool.sql,
    engine: 'embedded',
    describe: `embedded PostgreSQL in ${folder}, through process ${holder.pid}`,
    ping: pool.ping,
    openPatientSql: pool.openPatientSql,
    listen: () => deafLine,
    close: pool.end,
  }
}
