/**
 * - `unreachable`: the mail server did not get as far as this mail, because of itself or of our settings for it.
 * - `deferred`: the mail server wants this mail later (4xx), as greylisting does.
 * - `refused`: a retry would get the same answer, such as an address that does not exist (5xx).
 */
export type DeliveryFailure = 'unreachable' | 'deferred' | 'refused'

/** `message` goes into the outbox row. Logs get only `code`, because the answers of mail servers quote addresses. */
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

function errorCode(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return error instanceof Error ? error.name : 'unknown'
}
