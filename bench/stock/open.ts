import { type Database, type DatabaseOptions, openDatabase } from '#server/db/client.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** A database of the run, opened as the product opens it and without its time limits. */
export const openPatiently = (options: DatabaseOptions): Promise<Database> =>
  openDatabase({ ...options, statementTimeoutMs: 0 }, { logger: silent })

export async function withDatabase<T>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openPatiently(options)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
