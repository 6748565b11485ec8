import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/http/logging.ts'
import { createLogWatch } from './log-watch.ts'
import { tableEmptier } from './table-emptier.ts'
import { urlOf } from './url-of.ts'

export type TestDatabase = Awaited<ReturnType<typeof open>>

let opened: Promise<TestDatabase> | undefined

/** The worker's one database, on the engine of the project that runs; files share it, and empty it. */
export function openTestDatabase() {
  opened ??= open()
  return opened
}

async function open() {
  const log = createLogWatch()
  const logger = createLogger('info', log.destination)
  const database = await (process.env.TEST_ENGINE === 'postgres' ? onPostgres() : onEmbedded())
  return { ...database, log, logger, empty: await tableEmptier(database.sql) }

  async function onPostgres(): Promise<Database> {
    const { url, template } = inject('postgres')
    const name = `${template}_${process.env.VITEST_POOL_ID}`
    const server = await openDatabase({ kind: 'server', url, poolSize: 1 }, { logger })
    await server.sql.unsafe(`drop database if exists ${name} with (force)`)
    await server.sql.unsafe(`create database ${name} template ${template}`)
    await server.close()
    return openDatabase({ kind: 'server', url: urlOf(url, name), poolSize: 8 }, { logger })
  }

  async function onEmbedded(): Promise<Database> {
    const { template, copies } = inject('embedded')
    const dataDir = mkdtempSync(join(copies, `${process.env.VITEST_POOL_ID}-`))
    return openDatabase({ kind: 'embedded', dataDir, template }, { logger })
  }
}
