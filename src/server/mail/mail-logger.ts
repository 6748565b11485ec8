import type { BaseLogger } from 'pino'

/** What the mail folder needs of a logger. Its lines name mails by id and kind, never by address or words. */
export type MailLogger = Pick<BaseLogger, 'info' | 'warn' | 'error'>
