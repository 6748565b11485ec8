import { Logger as GraphileLogger, type LogLevel } from 'graphile-worker'
import type { Logger } from '#server/logger.ts'

/** graphile-worker recovers from the errors that it logs, and `toTaskList` logs each failed job. */
const levels: Record<LogLevel, 'debug' | 'warn'> = {
  error: 'warn',
  warning: 'warn',
  info: 'debug',
  debug: 'debug',
}

export function graphileLogger(logger: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message, meta) => {
    logger[meta?.failure === true ? 'debug' : levels[level]](message)
  })
}
