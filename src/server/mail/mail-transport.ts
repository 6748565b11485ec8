import type { OutboxMail } from './outbox.repository.ts'

/**
 * `send` resolves once the other side has accepted the mail, and otherwise rejects with a DeliveryError. When the signal
 * aborts it ends as soon as it can.
 */
export interface MailTransport {
  send(mail: OutboxMail, signal: AbortSignal): Promise<void>
  close(): void
}
