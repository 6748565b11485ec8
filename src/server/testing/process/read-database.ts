import type { Database } from '#server/db/client.ts'
import { openConfiguredDatabase } from '#server/db/open-configured-database.ts'
import { silentLogger as logger } from '../db/silent-logger.ts'

/** Like the CLI commands, reads from the running server's database, or else starts its own. */
export async function readDatabase<T>(
  dataDir: string,
  read: (database: Database) => Promise<T>,
  databaseUrl: string | null = null,
) {
  const database = await openConfiguredDatabase(
    { dataDir, databaseUrl },
    { poolSize: 1, logger, isCommand: true },
  )
  return read(database).finally(() => database.close())
}
