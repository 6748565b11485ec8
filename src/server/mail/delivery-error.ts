/**
 * - `unreachable`: nobody took the mail's envelope in; it says something about the mail server or our settings for it.
 * - `deferred`: the mail server knows the mail and wants it later (4xx), as greylisting does.
 * - `refused`: asking again gets the same answer, such as an address that does not exist (5xx).
 */
export type DeliveryFailure = 'unreachable' | 'deferred' | 'refused'

/**
 * `message` is for the outbox row, beside the address it may repeat. Logs get `code` alone, because the words of a
 * mail server quote addresses.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly failure: DeliveryFailure
  readonly code: string

  constructor(failure: DeliveryFailure, code: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.failure = failure
    this.code = code
  }
}

export function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new DeliveryError('unreachable', errorCode(error), message, error)
}

/** Drizzle wraps the driver's error, so the code that tells something may be one level down. */
export function errorCode(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return error instanceof Error ? error.name : 'unknown'
}
