import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import * as sessionRows from '#server/auth/sessions.repository.ts'
import { longDay } from '#server/auth/suspension-notice.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { conflict, forbidden, invalidField, notFound } from '#server/errors.ts'
import { lockListingsOf } from '#server/listings/locked-listing.repository.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { accountRestored, accountSuspended } from '#server/mail/templates/account-mails.ts'
import type { MailSite } from '#server/mail/templates/mail-site.ts'
import { isUuid } from '#server/users/is-uuid.ts'
import { presentAdminAccount } from '#server/users/present-account.ts'
import * as users from '#server/users/users.repository.ts'
import type { AdminAccount, SuspendBody } from '#shared/contract/users.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { findExpired } from './suspensions.repository.ts'

interface SuspensionDeps {
  db: Db
  clock: () => Date
  mailer: Pick<Mailer, 'enqueue'>
  site: MailSite
}

/** Null for the command line and for the job. */
type By = Pick<Actor, 'userId'> | null

export type SuspensionService = ReturnType<typeof createSuspensionService>

/** Triggers hide and show what the person published (docs/product.md 12.20). */
export function createSuspensionService({ db, clock, mailer, site }: SuspensionDeps) {
  /** Locks in the order of account deletion: listings, admins, the account. */
  const lock = async (db: Tx, by: By, userId: string) => {
    await lockListingsOf(db, userId)
    const adminIds = await users.lockAdminIds(db)
    // The caller may have lost the role since the request was authorized.
    if (by !== null && !adminIds.includes(by.userId)) throw forbidden()
    const user = await users.lockById(db, userId)
    if (user === null) throw notFound('We could not find that person.')
    return user
  }

  const restore = async (by: By, userId: string, mayRestore: (user: users.User) => boolean) =>
    transact(db, async (db) => {
      const user = await lock(db, by, userId)
      if (user.suspendedAt === null || !mayRestore(user)) return presentAdminAccount(user)
      const now = clock()
      const cleared = { suspendedAt: null, suspendedUntil: null, suspensionReason: null, updatedAt: now }
      const restored = await users.update(db, userId, cleared)
      const before = { reason: user.suspensionReason, until: user.suspendedUntil }
      await recordAudit(db, by, now, { action: 'restore-user', itemType: 'user', itemId: userId, before })
      await mailer.enqueue(db, { ...accountRestored(site, user), to: user.email })
      return presentAdminAccount(restored ?? user)
    })

  return {
    /** Idempotent for the same reason and date; others are a conflict. */
    async suspend(by: By, userId: string, { reason, until }: SuspendBody): Promise<AdminAccount> {
      if (!isUuid(userId)) throw notFound('We could not find that person.')
      if (until !== null && until < pacificDay(clock()))
        throw invalidField('until', 'The last day of a suspension cannot be in the past')
      return transact(db, async (db) => {
        const user = await lock(db, by, userId)
        if (user.role === 'admin') throw conflict('Admins cannot be suspended. Remove the admin role first.')
        if (user.suspendedAt !== null) {
          if (user.suspensionReason === reason && user.suspendedUntil === until)
            return presentAdminAccount(user)
          throw conflict(
            'This account is suspended already. Restore it first to change the reason or the day.',
          )
        }
        const now = clock()
        const suspension = { suspendedAt: now, suspendedUntil: until, suspensionReason: reason }
        const suspended = await users.update(db, userId, { ...suspension, updatedAt: now })
        await sessionRows.removeAllOf(db, userId)
        const after = { reason, until }
        await recordAudit(db, by, now, { action: 'suspend-user', itemType: 'user', itemId: userId, after })
        const mail = accountSuspended(site, { ...user, reason, until: until && longDay(until) })
        await mailer.enqueue(db, { ...mail, to: user.email })
        return presentAdminAccount(suspended ?? user)
      })
    },

    async restore(by: By, userId: string): Promise<AdminAccount> {
      if (!isUuid(userId)) throw notFound('We could not find that person.')
      return restore(by, userId, () => true)
    },

    /** Ends every suspension whose last day is over in California. */
    async endExpired(): Promise<void> {
      const today = pacificDay(clock())
      for (const userId of await findExpired(db, today))
        await restore(null, userId, ({ suspendedUntil }) => suspendedUntil !== null && suspendedUntil < today)
    },
  }
}
