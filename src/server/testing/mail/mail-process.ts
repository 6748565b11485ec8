import { pino } from 'pino'
import { openDatabase } from '#server/db/client.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { createOutageGate } from '#server/mail/outage-gate.ts'
import { createSmtpTransport } from '#server/mail/smtp-transport.ts'
import { identity } from './mail-identity.ts'

/** A server that does nothing but send mail, in a process of its own, so that a test can kill it. */
const [databaseUrl = '', smtpUrl = '', concurrency] = process.argv.slice(2)
const logger = pino({ level: 'silent' })
const database = openDatabase({ connection: { connectionString: databaseUrl }, poolSize: 4 }, { logger })
const mailer = createMailer({
  db: database.db,
  transport: createSmtpTransport({ url: smtpUrl, identity }),
  clock: () => new Date(),
  logger,
  settings: {
    concurrency: Number(concurrency),
    pollMs: 50,
    leaseMs: 8_000,
    sendTimeoutMs: 6_000,
    retry: { firstDelayMs: 20, longestDelayMs: { unreachable: 100, deferred: 100 } },
    gate: createOutageGate({ strikes: Number.POSITIVE_INFINITY }),
  },
})
mailer.start()

process.once('SIGTERM', async () => {
  await mailer.stop()
  await database.close()
})
