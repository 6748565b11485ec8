import { pino } from 'pino'

/** For tests that cause log errors on purpose. */
export const silentLogger = pino({ level: 'silent' })
