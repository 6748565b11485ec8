import type { Config } from '../config.ts'
import { type Database, openDatabase } from './client.ts'
import type { DatabaseLogger } from './logger.ts'

interface Options {
  poolSize: number
  logger: DatabaseLogger
}

/** Opens the database that the configuration names. */
export async function openConfiguredDatabase(
  { databaseUrl }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { poolSize, logger }: Options,
): Promise<Database> {
  if (databaseUrl === null) throw new Error('There is no embedded database yet. Set DATABASE_URL.')
  return openDatabase({ connection: { connectionString: withLibpqModes(databaseUrl) }, poolSize }, { logger })
}

/** Gives `sslmode` the meaning that PostgreSQL documents: `require` encrypts, `verify-full` also checks the certificate. */
export function withLibpqModes(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return url.href
}
