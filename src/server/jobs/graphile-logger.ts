import { Logger, type LogLevel } from 'graphile-worker'
import type { BaseLogger } from 'pino'

export type JobLogger = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/** graphile-worker recovers from the errors that it logs, and `toTaskList` logs each failed job. */
const levels: Record<LogLevel, 'debug' | 'warn'> = {
  error: 'warn',
  warning: 'warn',
  info: 'debug',
  debug: 'debug',
}

export function graphileLogger(logger: JobLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    logger[meta?.failure === true ? 'debug' : levels[level]](message)
  })
}
