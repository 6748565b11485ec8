import type { Db, Queryable } from '#server/db/client.ts'
import type { MailLogger } from './mail-logger.ts'
import type { MailTransport } from './mail-transport.ts'
import { createMailWorker, type MailWorker, type MailWorkerSettings } from './mail-worker.ts'
import { enqueue, type OutgoingMail, withdraw } from './outbox.repository.ts'

/**
 * What the rest of the server knows of mail. `enqueue` belongs inside the transaction of what the mail announces,
 * `nudge` after its commit; a forgotten nudge costs seconds, since the worker also looks by itself.
 */
export interface Mailer extends Pick<MailWorker, 'start' | 'nudge' | 'whenIdle' | 'stop'> {
  /** Answers the mail's number. */
  enqueue(db: Queryable, mail: OutgoingMail): Promise<number>
  /** Takes back a mail that nobody has begun to send; belongs in the transaction of what makes it untrue. */
  withdraw(db: Queryable, id: number): Promise<void>
}

interface MailerDeps {
  db: Db
  transport: MailTransport
  clock: () => Date
  logger: MailLogger
  settings?: Partial<MailWorkerSettings>
}

export function createMailer(deps: MailerDeps): Mailer {
  const worker = createMailWorker(deps)
  return {
    start: worker.start,
    nudge: worker.nudge,
    whenIdle: worker.whenIdle,
    enqueue: (db, mail) => enqueue(db, mail, deps.clock()),
    withdraw,
    async stop() {
      await worker.stop()
      deps.transport.close()
    },
  }
}
