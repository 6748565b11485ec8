import { openDatabase } from '#server/db/client.ts'
import { startWorker } from '#server/jobs/start-worker.ts'
import { createSendMail } from '#server/mail/send-mail.ts'
import { createSmtpTransport } from '#server/mail/smtp-transport.ts'
import { silentLogger as logger } from '../db/silent-logger.ts'
import { identity } from './mail-identity.ts'

/** A process that only sends mail, for tests to kill. */
const [connectionString = '', smtpUrl = ''] = process.argv.slice(2)
const database = openDatabase({ connection: { connectionString }, poolSize: 4 }, { logger })
const transport = createSmtpTransport({ url: smtpUrl, identity })
const sendMail = createSendMail({ db: database.db, transport, clock: () => new Date(), logger })
const worker = startWorker({ pool: database.pool, tasks: { 'send-mail': sendMail }, logger })

process.once('SIGTERM', async () => {
  await worker.stop()
  transport.close()
  await database.close()
})
