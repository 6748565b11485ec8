import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import type { Task } from '#server/jobs/tasks.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import type { MailLogger } from './mail-logger.ts'
import type { MailTransport } from './mail-transport.ts'
import * as outbox from './outbox.repository.ts'
import { retryDelayMs } from './retry-delay.ts'

interface SendMailDeps {
  db: Db
  transport: MailTransport
  clock: () => Date
  logger: MailLogger
  sendTimeoutMs?: number
}

const payloadSchema = z.object({ mailId: z.int() })
const recordRetryMs = 500

/**
 * Schedules its own retries, because the queue's backoff grows to hours. Idempotent: a mail that is withdrawn or sent
 * needs nothing.
 */
export function createSendMail({ db, transport, clock, logger, sendTimeoutMs = 60_000 }: SendMailDeps): Task {
  return async (payload, stopSignal) => {
    const { mailId } = payloadSchema.parse(payload)
    const mail = await outbox.findPending(db, mailId)
    if (mail === null) return
    const timeout = AbortSignal.timeout(sendTimeoutMs)
    const failure = await attemptDelivery(transport, mail, AbortSignal.any([stopSignal, timeout]))
    const about = { mailId, kind: mail.kind }
    if (failure === null) {
      logger.info(about, 'mail sent')
      await recordSent(mailId, stopSignal)
      return
    }
    if (stopSignal.aborted) throw failure
    const now = clock()
    const delayMs = retryDelayMs({ ...mail, failure: failure.failure, now })
    if (delayMs === null) {
      logger.error({ ...about, code: failure.code }, 'mail given up')
      await outbox.markFailed(db, mailId, now, failure.message)
    } else {
      logger.warn({ ...about, code: failure.code, delayMs }, 'mail delayed')
      await outbox.retryLater(db, mailId, delayMs, failure.message)
    }
  }

  /** A sent mail that is not recorded would be sent again, so this survives a database restart. */
  async function recordSent(mailId: number, stopSignal: AbortSignal) {
    for (;;) {
      try {
        return await outbox.markSent(db, mailId, clock())
      } catch (error) {
        if (stopSignal.aborted) throw error
        logger.warn({ mailId, err: error }, 'could not record a sent mail, trying again')
        await sleep(recordRetryMs, undefined, { ref: false })
      }
    }
  }
}
