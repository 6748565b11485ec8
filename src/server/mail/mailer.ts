import type { Queryable } from '#server/db/client.ts'
import { enqueue, type OutgoingMail, withdraw } from './outbox.repository.ts'

/** How the rest of the server sends mail. Both calls belong in the transaction of what the mail announces. */
export interface Mailer {
  /** Answers the id of the mail. */
  enqueue(db: Queryable, mail: OutgoingMail): Promise<number>
  /** Takes back a mail that is not sent yet. */
  withdraw(db: Queryable, id: number): Promise<void>
}

export function createMailer({ clock }: { clock: () => Date }): Mailer {
  return {
    enqueue: (db, mail) => enqueue(db, mail, clock()),
    withdraw,
  }
}
