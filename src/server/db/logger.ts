import type { Logger } from 'pino'

/** What the database says to the log, and nothing more of it. */
export type DatabaseLogger = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
