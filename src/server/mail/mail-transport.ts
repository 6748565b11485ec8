import type { BaseLogger } from 'pino'
import type { OutboxMail } from './outbox.repository.ts'

/**
 * `send` resolves when the receiver has accepted the mail, and rejects with a DeliveryError. It must end soon after
 * the signal aborts.
 */
export interface MailTransport {
  send(mail: OutboxMail, signal: AbortSignal): Promise<void>
  close(): void
}

/** Log lines identify mails by id and kind, never by address or content. */
export type MailLogger = Pick<BaseLogger, 'info' | 'warn' | 'error'>
