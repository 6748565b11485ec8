import { BackupError } from '#server/backup/backup-error.ts'
import { type Config, loadConfig } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { sqlStateOf } from '#server/db/database-errors.ts'
import { refuseNewerDatabase } from '#server/db/migrate.ts'
import { openConfiguredDatabase } from '#server/db/open-configured-database.ts'
import { AppError } from '#server/errors.ts'
import { createLogger } from '#server/http/logging.ts'
import { explainStartError } from '#server/start-error.ts'

export const commandLogger = createLogger('fatal')

/** Prints the reason for a failure, and sets the exit code. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.exitCode = 1
    console.error(explain(error))
  }
}

/** The configured database, also next to a running server. It must exist unless the command fills a new one. */
export async function withDatabase(
  work: (database: Database, config: Config) => Promise<void>,
  { mayCreate = false } = {},
): Promise<void> {
  const options = { poolSize: 1, logger: commandLogger, isCommand: true, mustExist: !mayCreate }
  const config = loadConfig()
  const database = await openConfiguredDatabase(config, options)
  await refuseNewerDatabase(database)
    .then(() => work(database, config))
    .finally(() => database.close())
}

const undefinedTable = '42P01'

function explain(error: unknown) {
  if (error instanceof AppError || error instanceof BackupError) return error.message
  if (sqlStateOf(error) === undefinedTable)
    return 'The database has no tables yet. Start the server once with npm start, then try again.'
  return explainStartError(error, null) ?? (error instanceof Error ? error.message : String(error))
}
