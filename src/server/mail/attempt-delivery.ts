import { DeliveryError, toDeliveryError } from './delivery-error.ts'
import type { MailTransport } from './mail-transport.ts'
import type { OutboxMail } from './outbox.repository.ts'

/**
 * One attempt, with an end: what went wrong, or null when the mail is out. The transport is raced against its own
 * signal, so that one that does not listen cannot hold a place for ever.
 */
export async function attemptDelivery(
  transport: MailTransport,
  mail: OutboxMail,
  { abort, timeoutMs }: { abort: AbortController; timeoutMs: number },
): Promise<DeliveryError | null> {
  const { signal } = abort
  const timer = setTimeout(() => abort.abort(timedOut(timeoutMs)), timeoutMs).unref()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    await Promise.race([transport.send(mail, signal), aborted])
    return null
  } catch (error) {
    return toDeliveryError(error)
  } finally {
    clearTimeout(timer)
  }
}

const timedOut = (ms: number) =>
  new DeliveryError('unreachable', 'ETIMEDOUT', `The mail was not taken within ${ms / 1000} seconds.`)
