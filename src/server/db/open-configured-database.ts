import type { ClientConfig } from 'pg'
import type { Logger } from '#server/logger.ts'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from './client.ts'
import { withLibpqModes } from './database-address.ts'
import { refuseDataDir } from './embedded-cluster.ts'
import { findRunningEmbedded, startEmbeddedPostgres } from './embedded-postgres.ts'

interface Options {
  poolSize: number
  logger: Logger
  /** Commands use the embedded database of a running server. */
  isCommand?: boolean
  /** Refuses a DATA_DIR without a database, such as a mistyped one, and does not create it. */
  mustExist?: boolean
}

/** Opens the configured database. Starts the embedded one, which `close` stops. */
export async function openConfiguredDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { poolSize, logger, isCommand = false, mustExist = false }: Options,
): Promise<Database> {
  if (databaseUrl !== null) return open({ connectionString: withLibpqModes(databaseUrl) })
  await refuseDataDir(dataDir, mustExist)
  const running = isCommand ? await findRunningEmbedded(dataDir) : null
  if (running) return open(running)
  const embedded = await startEmbeddedPostgres({ dataDir, logger })
  const database = open(embedded.connection)
  return {
    ...database,
    describe: embedded.describe,
    async close() {
      await database.close()
      await embedded.stop()
    },
  }

  function open(connection: ClientConfig) {
    return openDatabase({ connection, poolSize }, { logger })
  }
}
