import type { Logger } from 'pino'

export type DatabaseLogger = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
