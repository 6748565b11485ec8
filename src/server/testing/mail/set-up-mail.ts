import { asc } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { mailOutbox } from '#server/db/schema/mail.ts'
import type { MailTransport } from '#server/mail/mail-transport.ts'
import type { MailWorkerSettings } from '#server/mail/mail-worker.ts'
import { createMailer } from '#server/mail/mailer.ts'
import type { OutgoingMail } from '#server/mail/outbox.repository.ts'
import { createSmtpTransport } from '#server/mail/smtp-transport.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
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
  /** The address of a mail server, or whatever else carries the mail. */
  to: string | MailTransport
  clock?: ReturnType<typeof createTestClock>
  through?: Db
  settings?: Partial<MailWorkerSettings>
}

/** Real mail servers and running mailers on the real database; all of them end with the test. */
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

  function aMailer({ to, clock = createTestClock(), through = database.db, settings = {} }: MailerOptions) {
    const { logger, lines } = recordingLogger()
    const mailer = createMailer({
      db: through,
      transport: typeof to === 'string' ? smtpTo(to) : to,
      clock: clock.now,
      logger,
      settings: { stopGraceMs: 200, ...settings },
    })
    mailer.start()
    cleanups.push(() => mailer.stop())
    const send = async () => {
      mailer.nudge()
      await mailer.whenIdle()
    }
    return { mailer, send, lines, clock }
  }

  return {
    get db() {
      return database.db
    },
    get databaseName() {
      return database.name
    },
    aServer,
    smtpTo,
    aMailer,
    rows: () => database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id)),
    cleanup: (work: () => unknown) => void cleanups.push(work),
  }
}
