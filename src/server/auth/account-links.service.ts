import { setTimeout as delay } from 'node:timers/promises'
import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { badRequest, unauthorized } from '#server/errors.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import * as users from '#server/users/users.repository.ts'
import type { ResetPasswordBody } from '#shared/contract/auth.ts'
import type { AccountLinks } from './account-links.ts'
import * as tokens from './account-tokens.repository.ts'
import * as identities from './identities.repository.ts'
import type { Passwords } from './passwords.ts'
import * as sessionRows from './sessions.repository.ts'

interface AccountLinkServiceDeps {
  db: Db
  clock: () => Date
  passwords: Passwords
  links: AccountLinks
  mailer: Pick<Mailer, 'nudge'>
  siteName: string
  /** The time that asking for a new password takes at least, whoever asks. */
  forgotMs?: number
}

export type AccountLinkService = ReturnType<typeof createAccountLinkService>

export function createAccountLinkService(deps: AccountLinkServiceDeps) {
  const { db, clock, passwords, links, mailer, siteName, forgotMs = 250 } = deps

  async function sendResetTo(email: string) {
    const user = await users.findByEmail(db, email)
    if (user === null) return
    await transact(db, (db) => links.sendReset(db, user))
    mailer.nudge()
  }

  return {
    /** Storing a mail takes time, which would tell who has an account; so everybody waits the same. */
    async forgot(email: string): Promise<void> {
      const [sent] = await Promise.allSettled([sendResetTo(email), delay(forgotMs)])
      if (sent.status === 'rejected') throw sent.reason
    },

    async reset({ token, password }: ResetPasswordBody): Promise<void> {
      const tokenHash = links.hashOf(token)
      const link = await tokens.findCurrent(db, 'reset-password', tokenHash, clock())
      if (link === null || link.usedAt !== null) throw linkIsOver()
      const problem = await passwords.problemWith(password, { email: link.email, siteName })
      if (problem !== null) throw badRequest(problem, [{ field: 'password', message: problem }])
      const passwordHash = await passwords.hash(password)

      await transact(db, async (db) => {
        const now = clock()
        const user = await users.lockById(db, link.userId)
        const isOwn = user?.email.toLowerCase() === link.email.toLowerCase()
        if (!user || !isOwn || !(await tokens.use(db, 'reset-password', tokenHash, now))) throw linkIsOver()
        // Whoever made the account before its address was confirmed may have been a stranger with a key of their own.
        if (user.emailVerifiedAt === null) await identities.removeAllOf(db, user.id)
        await users.update(db, user.id, {
          passwordHash,
          emailVerifiedAt: user.emailVerifiedAt ?? now,
          updatedAt: now,
        })
        await sessionRows.removeAllOf(db, user.id)
        await tokens.removeOthersOf(db, user.id, 'reset-password', tokenHash)
        await links.sendPasswordChanged(db, user)
      })
      mailer.nudge()
    },

    /** A second click on the same link finds the address confirmed, which is what the person wants to hear. */
    async verify(token: string): Promise<void> {
      const tokenHash = links.hashOf(token)
      await transact(db, async (db) => {
        const now = clock()
        const link = await tokens.findCurrent(db, 'verify-email', tokenHash, now)
        const user = link && (await users.lockById(db, link.userId))
        if (!user || user.email.toLowerCase() !== link.email.toLowerCase()) throw linkIsOver()
        await tokens.use(db, 'verify-email', tokenHash, now)
        if (user.emailVerifiedAt === null)
          await users.update(db, user.id, { emailVerifiedAt: now, updatedAt: now })
      })
    },

    /** False when there is nothing to confirm any more. */
    async sendVerificationAgain(actor: Actor): Promise<boolean> {
      const user = await users.findById(db, actor.userId)
      if (user === null) throw unauthorized()
      if (user.emailVerifiedAt !== null) return false
      await transact(db, (db) => links.sendVerification(db, user))
      mailer.nudge()
      return true
    },
  }
}

const linkIsOver = () =>
  badRequest('This link has expired or was already used. Please ask for a new one.', [
    { field: 'token', message: 'This link has expired or was already used' },
  ])
