import type { OutboxMail } from './outbox.repository.ts'

/**
 * Carries one mail to where it goes. `send` resolves once the other side has taken responsibility for the mail and
 * otherwise rejects with a DeliveryError; when the signal aborts, it lets go of the mail as fast as it can.
 */
export interface MailTransport {
  send(mail: OutboxMail, signal: AbortSignal): Promise<void>
  close(): void
}
