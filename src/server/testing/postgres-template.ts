import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { startOwnPostgres } from '../../../scripts/testing/own-postgres.mjs'
import { urlOf } from './url-of.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database, and the migrated one that each worker's is copied from. */
    postgres: { url: string; template: string }
  }
}

const tools = { logger: pino({ level: 'silent' }) }

/** Makes the template once a run, and drops everything made from it afterwards. */
export default async function prepareTemplate(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const own = given ? null : await startOwnPostgres()
  const url = given ?? own?.url ?? ''
  const template = `waymark_test_${randomBytes(4).toString('hex')}`

  const server = await openDatabase({ kind: 'server', url, poolSize: 1, statementTimeoutMs: 0 }, tools)
  await server.sql.unsafe(`create database ${template}`)
  const made = await openDatabase({ kind: 'server', url: urlOf(url, template), poolSize: 1 }, tools)
  await migrate(made, tools)
  await made.close()
  project.provide('postgres', { url, template })

  return async () => {
    const left = await server.sql<{ name: string }[]>`
      select datname as name from pg_database where starts_with(datname, ${template})`
    for (const { name } of left) await server.sql.unsafe(`drop database ${name} with (force)`)
    await server.close()
    await own?.stop()
  }
}
