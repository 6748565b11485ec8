import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openConfiguredDatabase } from '#server/db/open-configured-database.ts'
import { migrateJobs } from '#server/jobs/migrate-jobs.ts'
import { silentLogger as logger } from '../db/silent-logger.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder for tests to copy, because creating and migrating a database takes longer than most tests. */
    migratedFolder: string
  }
}

export default async function prepareFolder(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-template-'))
  const database = await openConfiguredDatabase({ databaseUrl: null, dataDir }, { poolSize: 1, logger })
  await migrate(database, { logger })
  await migrateJobs(database.pool, logger)
  await database.close()
  project.provide('migratedFolder', dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}
