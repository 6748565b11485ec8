import pg from 'pg'

const states = { unique: '23505', foreignKey: '23503', check: '23514' } as const

/** With a constraint, whether that one was violated. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, states.unique, constraint)
}

export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, states.foreignKey, constraint)
}

export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, states.check, constraint)
}

export function sqlStateOf(error: unknown): string | null {
  return databaseErrorIn(error)?.code ?? null
}

function isViolation(error: unknown, state: string, constraint?: string) {
  const found = databaseErrorIn(error)
  return found?.code === state && (constraint === undefined || found.constraint === constraint)
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

const connectionMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]
