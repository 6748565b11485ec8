import type { Database } from '#server/db/client.ts'
import { openConfiguredDatabase } from '#server/db/open-configured-database.ts'
import { quietLogger as logger } from '../db/quiet-logger.ts'

/** Reads as the commands do: through the database of the running server, or else through one of its own. */
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
