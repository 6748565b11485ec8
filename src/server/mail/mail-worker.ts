import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#server/db/client.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { createDatabaseGuard } from './database-guard.ts'
import { DeliveryError } from './delivery-error.ts'
import { endsWithin } from './ends-within.ts'
import type { MailLogger } from './mail-logger.ts'
import type { MailTransport } from './mail-transport.ts'
import { createOutageGate, type OutageGate } from './outage-gate.ts'
import * as outbox from './outbox.repository.ts'
import { defaultRetryPolicy, nextAttempt, type RetryPolicy } from './retry-policy.ts'

export interface MailWorker {
  start(): void
  /** Says that mail may be due; to be called after the commit that stored it. */
  nudge(): void
  /** Resolves when nothing is being sent and nothing more could be taken. */
  whenIdle(): Promise<void>
  /** Lets what is being sent end, gives back what does not end in time. */
  stop(): Promise<void>
}

export interface MailWorkerSettings {
  concurrency: number
  pollMs: number
  /** Must exceed `sendTimeoutMs` with room for clocks that disagree: a mail whose lease ran out is sent again. */
  leaseMs: number
  sendTimeoutMs: number
  stopGraceMs: number
  retry: RetryPolicy
  gate: OutageGate
}

interface MailWorkerDeps {
  db: Db
  transport: MailTransport
  clock: () => Date
  logger: MailLogger
  settings?: Partial<MailWorkerSettings>
}

const pruneEveryMs = 3_600_000

/**
 * Sends what the outbox holds. Any number of workers may share one database: a mail belongs to the worker that took
 * it until its lease ends. A worker that dies between sending and saying so leaves a mail that is sent again, under
 * the same Message-ID. Nothing here throws to its caller: no mail server and no database can end the process.
 */
export function createMailWorker({
  db,
  transport,
  clock,
  logger,
  settings = {},
}: MailWorkerDeps): MailWorker {
  const { concurrency, pollMs, leaseMs, sendTimeoutMs, stopGraceMs, retry, gate } = {
    concurrency: 4,
    pollMs: 5_000,
    leaseMs: 180_000,
    sendTimeoutMs: 90_000,
    stopGraceMs: 5_000,
    retry: defaultRetryPolicy,
    gate: createOutageGate(),
    ...settings,
  }
  const guardDatabase = createDatabaseGuard(logger)
  const sending = new Map<AbortController, Promise<void>>()
  const halt = new AbortController()
  const timers: NodeJS.Timeout[] = []
  let isRunning = false
  let isNudged = false
  let taking: Promise<void> | undefined
  let stopping: Promise<void> | undefined

  function nudge() {
    isNudged = true
    if (!isRunning || taking) return
    taking = takeWhileNudged().finally(() => {
      taking = undefined
      if (isNudged) nudge()
    })
  }

  async function takeWhileNudged() {
    while (isRunning && isNudged) {
      isNudged = false
      if (sending.size < concurrency && !gate.isClosed(clock())) await guardDatabase(takeDueMail)
    }
  }

  async function takeDueMail() {
    const now = clock()
    const lockedUntil = new Date(now.getTime() + leaseMs)
    const mails = await outbox.claim(db, { limit: concurrency - sending.size, now, lockedUntil })
    for (const mail of mails) {
      if (isRunning) track(mail)
      else await outbox.release(db, mail)
    }
  }

  function track(mail: outbox.OutboxMail) {
    const abort = new AbortController()
    const done = deliver(mail, abort).finally(() => {
      sending.delete(abort)
      nudge()
    })
    sending.set(abort, done)
  }

  async function deliver(mail: outbox.OutboxMail, abort: AbortController) {
    const failure = await attemptDelivery(transport, mail, { abort, timeoutMs: sendTimeoutMs })
    const now = clock()
    const about = { outboxId: mail.id, kind: mail.kind, attempts: mail.attempts }
    if (!failure) {
      gate.report('sent', now)
      logger.info(about, 'mail sent')
      return record(() => outbox.markSent(db, mail.id, now))
    }
    if (halt.signal.aborted) return record(() => outbox.release(db, mail))
    gate.report(failure.failure, now)
    const again = nextAttempt({ ...mail, failure: failure.failure, now }, retry)
    if (again) {
      logger.warn({ ...about, code: failure.code, nextAttemptAt: again }, 'mail delayed')
      return record(() => outbox.markRetry(db, mail, { nextAttemptAt: again, error: failure.message }))
    }
    logger.error({ ...about, code: failure.code }, 'mail given up')
    return record(() => outbox.markFailed(db, mail, now, failure.message))
  }

  /** A mail that went out but is not marked would go out again, so this outwaits a database that restarts. */
  async function record(write: () => Promise<void>) {
    for (let wait = 100; !(await guardDatabase(write)); wait = Math.min(wait * 2, 5_000)) {
      if (halt.signal.aborted) return
      await sleep(wait, undefined, { ref: false, signal: halt.signal }).catch(() => {})
    }
  }

  async function whenIdle() {
    while (taking || sending.size > 0) await Promise.all([taking, ...sending.values()])
  }

  async function stopOnce() {
    isRunning = false
    for (const timer of timers) clearInterval(timer)
    if (await endsWithin(whenIdle(), stopGraceMs)) return
    halt.abort()
    for (const abort of sending.keys()) abort.abort(stopped)
    await endsWithin(whenIdle(), 1_000)
  }

  return {
    start() {
      if (isRunning || stopping) return
      isRunning = true
      const prune = () => void guardDatabase(() => outbox.prune(db, clock()))
      timers.push(setInterval(nudge, pollMs).unref(), setInterval(prune, pruneEveryMs).unref())
      prune()
      nudge()
    },
    nudge,
    whenIdle,
    stop() {
      stopping ??= stopOnce()
      return stopping
    },
  }
}

const stopped = new DeliveryError(
  'unreachable',
  'ESTOPPED',
  'The server stopped while it was sending this mail.',
)
