import type { Queryable } from '#server/db/client.ts'
import { countRecent, enqueue, isConfirmedAddress, type OutgoingMail, withdraw } from './outbox.repository.ts'

/** How the rest of the server sends mail. Both calls belong in the transaction of what the mail announces. */
export interface Mailer {
  /** Returns the id of the mail, or null when its address has had its share for the day (docs/product.md 19). */
  enqueue(db: Queryable, mail: OutgoingMail): Promise<number | null>
  /** Takes back a mail that is not sent yet. */
  withdraw(db: Queryable, id: number): Promise<void>
}

interface MailerDeps {
  clock: () => Date
  /** False lifts the caps, for test runs. */
  rateLimit: boolean
}

const dayMs = 86_400_000
/** Anyone can sign up with a stranger's address, so an address that was never confirmed gets next to nothing. */
const dailyCaps = { unconfirmed: 3, confirmed: 20 }
/** Counted apart from the rest, so that other mail cannot keep a person from a new password. */
const resetKind = 'reset-password'
const dailyResets = 10

export function createMailer({ clock, rateLimit }: MailerDeps): Mailer {
  const isCapped = async (db: Queryable, { to, kind }: OutgoingMail) => {
    const since = new Date(clock().getTime() - dayMs)
    const { resets, others } = await countRecent(db, to, resetKind, since)
    if (!(await isConfirmedAddress(db, to))) return resets + others >= dailyCaps.unconfirmed
    return kind === resetKind ? resets >= dailyResets : others >= dailyCaps.confirmed
  }

  return {
    async enqueue(db, mail) {
      if (rateLimit && (await isCapped(db, mail))) return null
      return enqueue(db, mail, clock())
    },
    withdraw,
  }
}
