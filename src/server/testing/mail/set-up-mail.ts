import { asc } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { mailOutbox } from '#server/db/schema/mail.ts'
import { startWorker } from '#server/jobs/start-worker.ts'
import type { MailTransport } from '#server/mail/mail-transport.ts'
import { createMailer } from '#server/mail/mailer.ts'
import type { OutgoingMail } from '#server/mail/outbox.repository.ts'
import { createSendMail } from '#server/mail/send-mail.ts'
import { createSmtpTransport } from '#server/mail/smtp-transport.ts'
import { createJobRunner } from '../job-runner.ts'
import { createTestClock, type TestClock } from '../test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'
import { identity } from './mail-identity.ts'
import { recordingLogger } from './recording-logger.ts'
import { startSmtpServer } from './start-smtp-server.ts'

export const aMail = (overrides: Partial<OutgoingMail> = {}): OutgoingMail => ({
  kind: 'submission-received',
  to: 'ada@example.org',
  subject: 'We received “Robot Camp”',
  text: 'Hello Ada,\n\nthank you.\n',
  html: '<p>Hello Ada,</p><p>thank you.</p>',
  ...overrides,
})

interface MailerOptions {
  /** The URL of a mail server, or another transport. */
  to: string | MailTransport
  clock?: TestClock
  /** The database for the job, to simulate failures. */
  db?: Db
  sendTimeoutMs?: number
}

/** Real mail servers and mail jobs on the real database; all stop with the test. */
export function setUpMail() {
  let database: TestDatabase
  const cleanups: (() => unknown)[] = []
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  beforeEach(() => database.empty())
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  })

  async function aServer(options: Parameters<typeof startSmtpServer>[0] = {}) {
    const server = await startSmtpServer(options)
    cleanups.push(() => server.stop())
    return server
  }

  function smtpTo(url: string) {
    const transport = createSmtpTransport({ url, identity })
    cleanups.push(() => transport.close())
    return transport
  }

  function mailTasks({ to, clock = createTestClock(), db = database.db, sendTimeoutMs }: MailerOptions) {
    const { logger, lines } = recordingLogger()
    const transport = typeof to === 'string' ? smtpTo(to) : to
    const tasks = { 'send-mail': createSendMail({ db, transport, clock: clock.now, logger, sendTimeoutMs }) }
    return { mailer: createMailer({ clock: clock.now, rateLimit: false }), tasks, clock, logger, lines }
  }

  /** `send` runs due mail jobs. */
  function aMailer(options: MailerOptions) {
    const { tasks, ...rest } = mailTasks(options)
    const jobs = createJobRunner({ pool: database.pool, tasks, ...rest })
    return { ...rest, send: jobs.run }
  }

  /** Sends mail in the background, as the server does. */
  function aWorker({ graceMs, pool = database.pool, ...options }: MailerOptions & WorkerOptions) {
    const { tasks, logger, ...rest } = mailTasks(options)
    const worker = startWorker({ pool, tasks, logger, graceMs })
    cleanups.push(() => worker.stop())
    return { ...rest, worker }
  }

  return {
    get db() {
      return database.db
    },
    get pool() {
      return database.pool
    },
    get databaseName() {
      return database.name
    },
    aServer,
    smtpTo,
    aMailer,
    aWorker,
    rows: () => database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id)),
    cleanup: (work: () => unknown) => void cleanups.push(work),
  }
}

interface WorkerOptions {
  graceMs?: number
  pool?: TestDatabase['pool']
}
