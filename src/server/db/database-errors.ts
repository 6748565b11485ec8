import pg from 'pg'

const uniqueViolation = '23505'

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const found = databaseErrorIn(error)
  return found?.code === uniqueViolation && found.constraint === constraint
}

export function sqlStateOf(error: unknown): string | null {
  return databaseErrorIn(error)?.code ?? null
}

/** Drizzle wraps the driver's errors, and callers may wrap them again. */
function databaseErrorIn(error: unknown) {
  for (let link = error; link instanceof Error; link = link.cause)
    if (link instanceof pg.DatabaseError) return link
  return null
}

/** Connection errors that the driver itself reports; these have no SQLSTATE and no errno. */
export function isConnectionError(error: object): boolean {
  const message = 'message' in error ? String(error.message) : ''
  return connectionMessages.some((start) => message.startsWith(start))
}

/** The server hangs, or its packets are lost. */
export const noAnswer = 'The database does not answer'

const connectionMessages = [
  noAnswer,
  'Query read timeout',
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]
