import postgres from 'postgres'

const states = { unique: '23505', foreignKey: '23503', check: '23514' } as const

/** Whether the statement failed because a row like it exists; with a name, whether that very constraint says so. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, states.unique, constraint)
}

export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, states.foreignKey, constraint)
}

export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, states.check, constraint)
}

/** The database's own code for what went wrong; null when the error is none of the database's. */
export function sqlStateOf(error: unknown): string | null {
  return databaseErrorIn(error)?.code ?? null
}

function isViolation(error: unknown, state: string, constraint?: string) {
  const found = databaseErrorIn(error)
  return found?.code === state && (constraint === undefined || found.constraint_name === constraint)
}

/** Drizzle wraps what the driver throws, and a caller may have wrapped that again. */
function databaseErrorIn(error: unknown) {
  for (let link = error; link instanceof Error; link = link.cause)
    if (link instanceof postgres.PostgresError) return link
  return null
}
