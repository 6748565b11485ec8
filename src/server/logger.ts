import type * as pino from 'pino'

/** The log levels that the server uses. */
export type Logger = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>
