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
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code
  }
  return error instanceof Error ? error.name : 'unknown'
}
