import { inject } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/http/logging.ts'
import { createTableCleaner } from './create-table-cleaner.ts'
import { createLogWatch } from './log-watch.ts'
import { urlOf } from './url-of.ts'

export type TestDatabase = Awaited<ReturnType<typeof open>>

let opened: Promise<TestDatabase> | undefined

/** Lazy singleton: a worker's test files share one copy of the template database, and empty it. */
export function openTestDatabase() {
  opened ??= open()
  return opened
}

async function open() {
  const log = createLogWatch()
  const logger = createLogger('info', log.destination)
  const { url, template } = inject('postgres')
  // Not VITEST_POOL_ID: Vitest can assign the same ID to two workers of different projects.
  const name = `${template}_${process.pid}`
  const server = openDatabase({ connection: { connectionString: url }, poolSize: 1 }, { logger })
  await server.pool.query(`drop database if exists ${name} with (force)`)
  await server.pool.query(`create database ${name} template ${template}`)
  await server.close()
  const connection = { connectionString: urlOf(url, name) }
  const database = openDatabase({ connection, poolSize: 8 }, { logger })
  return { ...database, name, log, logger, empty: await createTableCleaner(database.pool) }
}
