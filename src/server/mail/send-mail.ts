import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Task } from '#server/jobs/tasks.ts'
import { type DeliveryError, toDeliveryError } from './delivery-error.ts'
import type { MailLogger, MailTransport } from './mail-transport.ts'
import * as outbox from './outbox.repository.ts'
import { isStillWanted, recordBounce } from './recipients.repository.ts'
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
    if (mail.topic !== null && !(await claimOptional(mail))) return
    const timeout = AbortSignal.timeout(sendTimeoutMs)
    const failure = await attempt(mail, AbortSignal.any([stopSignal, timeout]))
    const about = { mailId, kind: mail.kind }
    if (failure === null) {
      logger.info(about, 'mail sent')
      await recordSent(mailId, stopSignal)
      return
    }
    if (stopSignal.aborted) throw failure
    const now = clock()
    // The server may have taken an attempt that ran out of time, and an optional mail never goes out twice.
    const isUncertain = mail.topic !== null && timeout.aborted
    const delayMs = isUncertain ? null : retryDelayMs({ ...mail, failure: failure.failure, now })
    if (delayMs === null) {
      logger.error({ ...about, code: failure.code }, 'mail given up')
      await transact(db, async (db) => {
        await outbox.markFailed(db, mailId, now, failure.message)
        if (failure.failure === 'refused') await recordBounce(db, mail.toAddress, now)
      })
    } else {
      logger.warn({ ...about, code: failure.code, delayMs }, 'mail delayed')
      await outbox.retryLater(db, mailId, delayMs, failure.message)
    }
  }

  /**
   * True when this attempt is the first whose end is unknown. A process killed between sending and recording leaves a mail
   * that may have arrived; what it says is also in the app, so it is given up rather than sent twice.
   */
  async function claimOptional(mail: outbox.OutboxMail): Promise<boolean> {
    if (!(await isStillWanted(db, mail))) {
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
