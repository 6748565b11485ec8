import { causesOf, isConnectionError } from '#server/db/database-errors.ts'
import { type AppError, badRequest, conflict, isOutOfSpace, outOfSpace, unavailable } from '#server/errors.ts'

/** Maps a database error to a response: 400 for an invalid value, 409 for a conflict, 503 for an outage, null for a defect. */
export function databaseProblem(error: unknown): AppError | null {
  for (const link of causesOf(error)) {
    const { code = '' } = link
    if (invalidValueCodes.has(code))
      return badRequest('Something you entered cannot be stored. Please check it.')
    if (conflictCodes.has(code))
      return conflict('That conflicts with a change made meanwhile. Please try again.')
    if (isOutOfSpace(code)) return outOfSpace(error)
    if (isUnavailable(link) || isConnectionError(link)) return unavailable(undefined, error)
  }
  return null
}

const invalidValueCodes = new Set([
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

const conflictCodes = new Set(['23503', '23505', '23P01'])

const unavailableCodes = new Set([
  '25006', // a write to a standby during a failover
  '40001', // still in conflict after the retries
  '40P01',
  '53300', // too many connections
  '55P03', // lock timeout
  '57014', // statement timeout
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])

function isUnavailable({ code = '', syscall }: Partial<NodeJS.ErrnoException>) {
  if (unavailableCodes.has(code) || /^08...$/.test(code)) return true
  // These codes also occur for files; with `syscall` they concern a socket or DNS.
  return (syscall === 'connect' || syscall === 'getaddrinfo') && code.startsWith('E')
}
