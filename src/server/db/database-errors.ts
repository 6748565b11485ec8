import pg from 'pg'

const uniqueViolation = '23505'

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const found = databaseErrorIn(error)
  return found?.code === uniqueViolation && found.constraint === constraint
}

export function sqlStateOf(error: unknown): string | null {
  return databaseErrorIn(error)?.code ?? null
}

const databaseErrorIn = (error: unknown) =>
  causesOf(error).find((link) => link instanceof pg.DatabaseError) ?? null

/** Drizzle wraps the driver's errors, the driver may wrap those of sockets, and callers may wrap them again. */
export function causesOf(error: unknown): (Error & Partial<NodeJS.ErrnoException>)[] {
  const causes: Error[] = []
  for (let link = error; link instanceof Error && causes.length < 10; link = link.cause) causes.push(link)
  return causes
}

/** Connection errors that the driver itself reports; these have no SQLSTATE and no errno. */
export function isConnectionError(error: object): boolean {
  const message = 'message' in error ? String(error.message) : ''
  return connectionMessages.some((start) => message.startsWith(start))
}

/** The server hangs, or its packets are lost. */
export const noResponseMessage = 'The database does not answer'

const connectionMessages = [
  noResponseMessage,
  'Query read timeout',
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]
