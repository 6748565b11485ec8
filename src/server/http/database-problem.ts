import { causesOf, isConnectionError } from '#server/db/database-errors.ts'
import { type AppError, badRequest, conflict, isOutOfSpace, outOfSpace, unavailable } from '#server/errors.ts'

/**
 * Maps a database error to a response: 400 for values that PostgreSQL cannot store, 503 while it is unreachable, null
 * for a defect.
 */
export function databaseProblem(error: unknown): AppError | null {
  for (const link of causesOf(error)) {
    const { code = '' } = link
    if (unstorable.has(code)) return badRequest('Something you entered cannot be stored. Please check it.')
    if (clashing.has(code)) return conflict('That conflicts with a change made meanwhile. Please try again.')
    if (isOutOfSpace(code)) return outOfSpace(error)
    if (isAway(link) || isConnectionError(link)) return unavailable(undefined, error)
  }
  return null
}

const unstorable = new Set([
  '22001', // text longer than its column
  '22003', // number out of range
  '22007', // not a date
  '22008', // a date that does not exist
  '22021', // a NUL byte
  '22023', // parameter out of range
  '22P02', // text that is not a number, a uuid, …
  '22P05', // \u0000 in JSON
  '23502', // a required column without a value
  '23514', // a named check
])

const clashing = new Set(['23503', '23505', '23P01'])

const awayCodes = new Set([
  '25006', // writes went to a stand-by during a fail-over
  '40001', // still in conflict after the retries
  '40P01',
  '53300', // too many connections
  '55P03', // a lock not granted in time
  '57014', // cut off after its deadline
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])

function isAway({ code = '', syscall }: Partial<NodeJS.ErrnoException>) {
  if (awayCodes.has(code) || /^08...$/.test(code)) return true
  // These codes also occur for files; with `syscall` they concern a socket or DNS.
  return (syscall === 'connect' || syscall === 'getaddrinfo') && code.startsWith('E')
}
