import type { ErrorBody } from '#shared/contract/errors.ts'

/**
 * A response that is not a success. `message` is for logs and conditions, `words` is for
 * people.
 */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | null

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseBody(text)
  }

  get words() {
    return this.body?.message ?? 'Something went wrong. Please try again.'
  }

  /** The first message for each field the server refused. */
  get fieldErrors(): Record<string, string> {
    const errors = this.body?.errors ?? []
    return Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]))
  }
}

/** A sign-in that failed is a 401 too, but says so in other words. */
export function isUnauthorized(error: unknown) {
  return error instanceof ApiError && /^401: .*Unauthorized/.test(error.message)
}

/** What to tell a person about anything that was thrown on the way to the server and back. */
export function errorMessage(error: unknown) {
  if (error instanceof ApiError) return error.words
  return 'We could not reach the server. Please check your connection and try again.'
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
