import { runMigrations } from 'graphile-worker'
import type { Database } from '#server/db/client.ts'
import type { Logger } from '#server/logger.ts'
import { graphileLogger } from './graphile-logger.ts'

export async function migrateJobs(pool: Database['pool'], logger: Logger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: graphileLogger(logger) })
}
