import type { OutboxMail } from './outbox.repository.ts'

/**
 * `send` resolves when the receiver has accepted the mail, and rejects with a DeliveryError. It must end soon after
 * the signal aborts.
 */
export interface MailTransport {
  send(mail: OutboxMail, signal: AbortSignal): Promise<void>
  close(): void
}
