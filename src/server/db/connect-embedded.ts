import { join, resolve } from 'node:path'
import type { Database, DatabaseTools, EmbeddedDatabaseOptions } from './client.ts'
import { startMaintenance } from './embedded/maintenance.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { startWarmUp } from './embedded/warm-up.ts'
import { createPool } from './pool.ts'

/** The engine does one thing at a time; more connections would only prepare the same statements more often. */
const poolSize = 4

/** Everything the driver would otherwise take from the environment, where it describes some other database. */
export const embeddedDriver = { host: 'localhost', database: 'postgres', username: 'postgres', password: '' }

export async function connectEmbedded(
  { dataDir, template, ...limits }: EmbeddedDatabaseOptions,
  { logger, clock }: DatabaseTools,
): Promise<Database> {
  const embedded = await openEmbedded({ dataDir, template }, { logger, clock })
  const pool = createPool({
    driver: { ...embeddedDriver, socket: embedded.dial },
    size: poolSize,
    limits,
    isInProcess: true,
    logger,
  })
  const tidySql = pool.openPatientSql()
  const warmUp = startWarmUp({ sql: tidySql, logger })
  const maintenance = startMaintenance({ sql: tidySql, unitCount: embedded.unitCount, logger })

  return {
    db: pool.db,
    sql: pool.sql,
    engine: 'embedded',
    describe: `embedded PostgreSQL in ${join(resolve(dataDir), 'database')}`,
    ping: pool.ping,
    openPatientSql: pool.openPatientSql,
    listen(channel, listener) {
      // Whatever was done just before the engine fell was announced to nobody.
      embedded.onRestart(listener.onGap)
      return pool.listen(channel, listener)
    },
    async close() {
      await Promise.all([warmUp.stop(), maintenance.stop()])
      await Promise.all([pool.end(), tidySql.end({ timeout: 1 })])
      await embedded.close()
    },
  }
}
