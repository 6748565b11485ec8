import { errorCode } from './delivery-error.ts'
import type { MailLogger } from './mail-logger.ts'

/**
 * Runs work on the database and says whether it went well, instead of throwing. An outage is two lines in the log, one
 * at each end, with the code alone: the driver's messages quote what was being written.
 */
export function createDatabaseGuard(logger: MailLogger) {
  let isDown = false
  return async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      if (isDown) logger.info('the outbox is back')
      isDown = false
      return true
    } catch (error) {
      if (!isDown) logger.warn({ code: errorCode(error) }, 'the outbox is out of reach, mail waits')
      isDown = true
      return false
    }
  }
}
