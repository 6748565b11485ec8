import { pino } from 'pino'

/** For tests that provoke what is otherwise an error in the log. */
export const quietLogger = pino({ level: 'silent' })
