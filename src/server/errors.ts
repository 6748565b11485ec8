import type { FieldError } from '#shared/contract/errors.ts'

/** The closed set of errors, each with its HTTP status. */
export const errorStatus = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  reauthenticate: 403,
  'second-factor': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  'too-many': 429,
  unavailable: 503,
}

type ErrorKind = keyof typeof errorStatus

interface AppErrorDetails {
  errors?: FieldError[]
  retryAfterSeconds?: number
  cause?: unknown
}

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly kind: ErrorKind
  readonly errors: FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(kind: ErrorKind, message: string, details: AppErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.kind = kind
    this.errors = details.errors
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export function badRequest(message = 'Please check what you entered.', errors?: FieldError[]) {
  return new AppError('bad-request', message, { errors })
}

/** For one invalid field; `message` may be longer than the message at the field. */
export function invalidField(field: string, fieldMessage: string, message = fieldMessage) {
  return badRequest(message, [{ field, message: fieldMessage }])
}

/** A failed sign-in has a message of its own; the client recognizes every other 401 by 'Unauthorized'. */
export function unauthorized(message = 'Unauthorized') {
  return new AppError('unauthorized', message)
}

export function forbidden(message = 'Forbidden') {
  return new AppError('forbidden', message)
}

/** The client prompts for the password and retries. */
export function reauthenticate() {
  return new AppError('reauthenticate', 'Please confirm your password')
}

/** An admin must set up a second factor first; the client opens Settings. */
export function secondFactorNeeded() {
  return new AppError('second-factor', 'Please set up two-step sign-in in Settings first.')
}

export function notFound(message = 'We could not find that.') {
  return new AppError('not-found', message)
}

export function conflict(message: string, errors?: FieldError[]) {
  return new AppError('conflict', message, { errors })
}

export function tooLarge(message = 'That is too large to send.', errors?: FieldError[]) {
  return new AppError('too-large', message, { errors })
}

export function unsupportedMedia(message = 'We cannot read that kind of content.') {
  return new AppError('unsupported-media', message)
}

export function tooMany(
  retryAfterSeconds: number,
  message = 'Too many requests. Please wait a moment and try again.',
) {
  return new AppError('too-many', message, { retryAfterSeconds })
}

export function unavailable(
  message = 'The service is not available right now. Please try again in a moment.',
  cause?: unknown,
) {
  return new AppError('unavailable', message, { retryAfterSeconds: 5, cause })
}

/** Error codes of PostgreSQL and of the file system. */
const diskFull = new Set(['53100', 'ENOSPC', 'EDQUOT'])

export const isOutOfSpace = (code: string): boolean => diskFull.has(code)

export function outOfSpace(cause?: unknown) {
  const message = 'The server has run out of disk space, so nothing was saved. Please try again later.'
  return new AppError('unavailable', message, { retryAfterSeconds: 60, cause })
}
