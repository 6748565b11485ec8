import { runMigrations } from 'graphile-worker'
import type { Database } from '#server/db/client.ts'
import { graphileLogger, type JobLogger } from './graphile-logger.ts'

export async function migrateJobs(pool: Database['pool'], logger: JobLogger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: graphileLogger(logger) })
}
