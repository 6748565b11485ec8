import type * as pino from 'pino'

/** What the parts of the server need of a log. */
export type Logger = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>
