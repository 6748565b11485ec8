import type { Queryable } from '#server/db/client.ts'
import { countRecent, enqueue, isConfirmedAddress, type OutgoingMail, withdraw } from './outbox.repository.ts'

export type Mailer = ReturnType<typeof createMailer>

interface MailerDeps {
  clock: () => Date
  /** False turns off the caps, for tests. */
  rateLimit: boolean
}

const dayMs = 86_400_000
/** Anyone can sign up with another person's address. */
const dailyCaps = { unconfirmed: 3, confirmed: 20 }
/** Counted separately, so that other mail cannot block a password reset. */
const resetKind = 'reset-password'
const dailyResets = 10

/** Call both in the transaction of the cause. */
export function createMailer({ clock, rateLimit }: MailerDeps) {
  const isCapped = async (db: Queryable, { to, kind }: OutgoingMail) => {
    const since = new Date(clock().getTime() - dayMs)
    const { resets, others } = await countRecent(db, to, resetKind, since)
    if (!(await isConfirmedAddress(db, to))) return resets + others >= dailyCaps.unconfirmed
    return kind === resetKind ? resets >= dailyResets : others >= dailyCaps.confirmed
  }

  return {
    /** Null when the address is over its daily cap (docs/product.md 19.9). */
    async enqueue(db: Queryable, mail: OutgoingMail): Promise<number | null> {
      if (rateLimit && (await isCapped(db, mail))) return null
      return enqueue(db, mail, clock())
    },
    /** Cancels a mail that is not sent yet. */
    withdraw,
  }
}
