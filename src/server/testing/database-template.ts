import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrateJobs } from '#server/jobs/migrate-jobs.ts'
import { silentLogger as logger } from './db/silent-logger.ts'
import { startTestPostgres } from './test-postgres.ts'
import { urlOf } from './url-of.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the server, and the migrated database that each worker copies. */
    postgres: { url: string; template: string }
  }
}

/** Creates the template database once per run, and drops all copies afterwards. */
export default async function prepareTemplate(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const started = given ? null : await startTestPostgres()
  const url = given ?? started?.url ?? ''
  const template = `waymark_test_${randomBytes(4).toString('hex')}`

  const server = open(url)
  await server.pool.query(`create database ${template}`)
  const migrated = open(urlOf(url, template))
  await migrate(migrated, { logger })
  await migrateJobs(migrated.pool, logger)
  await migrated.close()
  project.provide('postgres', { url, template })

  return async () => {
    const { rows } = await server.pool.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { name } of rows) await server.pool.query(`drop database ${name} with (force)`)
    await server.close()
    await started?.stop()
  }
}

const open = (url: string) =>
  openDatabase({ connection: { connectionString: url }, poolSize: 1, statementTimeoutMs: 60_000 }, { logger })
