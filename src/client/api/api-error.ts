import type { ErrorBody } from '#shared/contract/errors.ts'

/** A response outside 2xx. `message` is for logs and conditions; `userMessage` is what a screen may show. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | null

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseBody(text)
  }

  get userMessage() {
    return this.body?.message ?? 'Something went wrong. Please try again.'
  }

  /** The first message per rejected field. */
  get fieldErrors(): Record<string, string> {
    const errors = this.body?.errors ?? []
    return Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]))
  }
}

/** True for an expired session. A failed sign-in is a 401 too, with a different message. */
export function isUnauthorized(error: unknown) {
  return error instanceof ApiError && /^401: .*Unauthorized/.test(error.message)
}

export function hasStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status)
}

/** Options for a mutation that may be sent again: tries once more, after the time that a busy server asks for. */
export const retriedWhenBusy = {
  retry: (failures: number, error: Error) => failures === 0 && hasStatus(error, 503),
  retryDelay: 3_000,
}

/** The server does not know the ZIP code of a list request. */
export function zipErrorOf(error: unknown) {
  return error instanceof ApiError ? error.fieldErrors.zipcode : undefined
}

/** The server requires the password again. */
export function needsRecentSignIn(error: unknown) {
  return error instanceof ApiError && error.body?.code === 'reauthenticate'
}

export function errorMessage(error: unknown) {
  if (error instanceof ApiError) return error.userMessage
  return 'We could not reach the server. Please check your connection and try again.'
}

/** The text of an error toast, or null for an expired session, which has a toast of its own. */
export function failureMessage(error: unknown, message: string) {
  return isUnauthorized(error) ? null : message
}

function parseBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text)
    return isErrorBody(body) ? body : null
  } catch {
    return null
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}
