import type { BaseLogger } from 'pino'

/** Log lines identify mails by id and kind, never by address or content. */
export type MailLogger = Pick<BaseLogger, 'info' | 'warn' | 'error'>
