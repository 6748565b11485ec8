import { type DeliveryError, toDeliveryError } from './delivery-error.ts'
import type { MailTransport } from './mail-transport.ts'
import type { OutboxMail } from './outbox.repository.ts'

/** One attempt. Resolves to the error, or null when the mail is sent. */
export async function attemptDelivery(
  transport: MailTransport,
  mail: OutboxMail,
  signal: AbortSignal,
): Promise<DeliveryError | null> {
  // Also for a transport that ignores its signal.
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    await Promise.race([transport.send(mail, signal), aborted])
    return null
  } catch (error) {
    return toDeliveryError(error)
  }
}
