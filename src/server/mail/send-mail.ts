import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Task } from '#server/jobs/tasks.ts'
import type { Logger } from '#server/logger.ts'
import { type DeliveryError, toDeliveryError } from './delivery-error.ts'
import type { MailTransport } from './mail-transport.ts'
import * as outbox from './outbox.repository.ts'
import { isStillDeliverable, recordBounce } from './recipients.repository.ts'
import { retryDelayMs } from './retry-delay.ts'

interface SendMailDeps {
  db: Db
  transport: MailTransport
  clock: () => Date
  logger: Logger
  sendTimeoutMs?: number
}

const payloadSchema = z.object({ mailId: z.int() })
const recordRetryMs = 500

/**
 * Schedules its own retries, because the queue's backoff grows to hours. Idempotent: skips mail that is withdrawn or
 * sent. Log lines identify mails by id and kind, never by address or content.
 */
export function createSendMail({ db, transport, clock, logger, sendTimeoutMs = 60_000 }: SendMailDeps): Task {
  return async (payload, stopSignal) => {
    const { mailId } = payloadSchema.parse(payload)
    const mail = await outbox.findPending(db, mailId)
    if (mail === null) return
    if (mail.topic !== null && !(await claimOptional(mail))) return
    const timeout = AbortSignal.timeout(sendTimeoutMs)
    const failure = await attempt(mail, AbortSignal.any([stopSignal, timeout]))
    const logFields = { mailId, kind: mail.kind }
    if (failure === null) {
      logger.info(logFields, 'mail sent')
      await recordSent(mailId, stopSignal)
      return
    }
    if (stopSignal.aborted) throw failure
    const now = clock()
    // The server may have accepted an attempt that timed out, and optional mail is sent at most once.
    const isUncertain = mail.topic !== null && timeout.aborted
    const delayMs = isUncertain ? null : retryDelayMs({ ...mail, failure: failure.failure, now })
    if (delayMs === null) {
      logger.error({ ...logFields, code: failure.code }, 'mail given up')
      await transact(db, async (db) => {
        await outbox.markFailed(db, mailId, now, failure.message)
        if (failure.failure === 'refused') await recordBounce(db, mail.toAddress, now)
      })
    } else {
      logger.warn({ ...logFields, code: failure.code, delayMs }, 'mail delayed')
      await outbox.retryLater(db, mailId, delayMs, failure.message)
    }
  }

  /**
   * At most once: false if an earlier attempt has no recorded result. A process killed between sending and recording
   * leaves a mail that may have arrived, and its content is also in the app.
   */
  async function claimOptional(mail: outbox.OutboxMail): Promise<boolean> {
    if (!(await isStillDeliverable(db, mail))) {
      await outbox.withdraw(db, mail.id)
      return false
    }
    if (await outbox.claimAttempt(db, mail.id, clock())) return true
    logger.warn({ mailId: mail.id, kind: mail.kind }, 'optional mail given up after an interrupted attempt')
    await outbox.markFailed(db, mail.id, clock(), 'The attempt was interrupted; the mail may have arrived.')
    return false
  }

  /** One attempt. Resolves to the error, or null when the mail is sent. */
  async function attempt(mail: outbox.OutboxMail, signal: AbortSignal): Promise<DeliveryError | null> {
    // Also for a transport that ignores its signal.
    const aborted = new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    try {
      await Promise.race([transport.send(mail, signal), aborted])
      return null
    } catch (error) {
      return toDeliveryError(error)
    }
  }

  /** A sent mail that is not recorded would be sent again, so this retries until the database is back. */
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
