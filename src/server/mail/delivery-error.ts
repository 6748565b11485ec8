/**
 * `unreachable`: the server or our settings fail. `deferred`: retry this mail later (4xx), e.g. greylisting.
 * `refused`: permanent (5xx).
 */
export type DeliveryFailure = 'unreachable' | 'deferred' | 'refused'

/** Logs get only `code`, because messages of mail servers quote addresses. */
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
