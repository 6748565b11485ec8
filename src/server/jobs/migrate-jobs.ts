import { runMigrations } from 'graphile-worker'
import type { Database } from '#server/db/client.ts'
import { graphileLogger, type JobLogger } from './graphile-logger.ts'

/** Brings graphile-worker's own schema up to date. Processes that start together do each step once. */
export async function migrateJobs(pool: Database['pool'], logger: JobLogger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: graphileLogger(logger) })
}
