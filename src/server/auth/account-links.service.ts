import { setTimeout as delay } from 'node:timers/promises'
import type { Actor } from '#server/actor.ts'
import { recordAccountEvent } from '#server/audit/audit.repository.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { conflict, invalidField } from '#server/errors.ts'
import { requireUser } from '#server/users/require-user.ts'
import * as users from '#server/users/users.repository.ts'
import type { ResetPasswordBody } from '#shared/contract/auth.ts'
import type { AccountLinks } from './account-links.ts'
import * as tokens from './account-tokens.repository.ts'
import type { Passwords } from './passwords.ts'
import { removeUnverifiedCredentials } from './remove-unverified-credentials.ts'
import * as sessionRows from './sessions.repository.ts'
import * as attempts from './sign-in-attempts.repository.ts'

interface AccountLinkServiceDeps {
  db: Db
  clock: () => Date
  passwords: Passwords
  links: AccountLinks
  siteName: string
}

/** The minimum response time of `forgot`, for known and unknown addresses alike. */
const minForgotMs = 250

const resetWindowMs = 60 * 60 * 1000
const maxResetsPerWindow = 5

export type AccountLinkService = ReturnType<typeof createAccountLinkService>

export function createAccountLinkService({ db, clock, passwords, links, siteName }: AccountLinkServiceDeps) {
  async function sendResetTo(email: string) {
    const user = await users.findByEmail(db, email)
    if (user === null) return
    // Over the limit, the response is the same, and earlier links still work.
    const since = new Date(clock().getTime() - resetWindowMs)
    if ((await tokens.countSince(db, user.id, 'reset-password', since)) >= maxResetsPerWindow) return
    await transact(db, (db) => links.sendReset(db, user))
  }

  async function changeEmail(db: Tx, tokenHash: string, device: string) {
    const now = clock()
    const link = await tokens.findCurrent(db, 'change-email', tokenHash, now)
    const user = link && (await users.lockById(db, link.userId))
    if (!user) throw linkExpired()
    if (link.usedAt !== null && user.email === link.email) return
    if (!(await tokens.use(db, 'change-email', tokenHash, now))) throw linkExpired()
    const holder = await users.lockByEmail(db, link.email)
    if (holder !== null && holder.id !== user.id) throw emailTaken()
    await links.sendEmailChanged(db, user)
    await users.update(db, user.id, { email: link.email, emailVerifiedAt: now, updatedAt: now })
    for (const purpose of ['reset-password', 'verify-email', 'change-email'] as const)
      await tokens.removeOthersOf(db, user.id, purpose, tokenHash)
    await recordAccountEvent(db, 'change-email', { userId: user.id, device, now })
  }

  return {
    /** The minimum response time hides whether the address has an account. */
    async forgot(email: string): Promise<void> {
      const [sent] = await Promise.allSettled([sendResetTo(email), delay(minForgotMs)])
      if (sent.status === 'rejected') throw sent.reason
    },

    async reset({ token, password }: ResetPasswordBody, device: string): Promise<void> {
      const tokenHash = links.hashOf(token)
      const link = await tokens.findCurrent(db, 'reset-password', tokenHash, clock())
      if (link === null || link.usedAt !== null) throw linkExpired()
      const passwordHash = await passwords.hashChosen('password', password, { email: link.email, siteName })

      await transact(db, async (db) => {
        const now = clock()
        const user = await users.lockById(db, link.userId)
        const isOwn = user?.email.toLowerCase() === link.email.toLowerCase()
        if (!user || !isOwn || !(await tokens.use(db, 'reset-password', tokenHash, now))) throw linkExpired()
        if (user.emailVerifiedAt === null) await removeUnverifiedCredentials(db, user.id)
        await users.update(db, user.id, {
          passwordHash,
          emailVerifiedAt: user.emailVerifiedAt ?? now,
          updatedAt: now,
        })
        await sessionRows.removeAllOf(db, user.id)
        await tokens.removeOthersOf(db, user.id, 'reset-password', tokenHash)
        await attempts.clearAttempts(db, links.accountKeyOf(user.email))
        await recordAccountEvent(db, 'change-password', { userId: user.id, device, now })
        await links.sendPasswordChanged(db, user)
      })
    },

    /** Idempotent: a second click on the same link succeeds. */
    async verify(token: string, device: string): Promise<void> {
      const tokenHash = links.hashOf(token)
      await transact(db, async (db) => {
        const now = clock()
        const link = await tokens.findCurrent(db, 'verify-email', tokenHash, now)
        if (link === null) return changeEmail(db, tokenHash, device)
        const user = await users.lockById(db, link.userId)
        if (!user || user.email.toLowerCase() !== link.email.toLowerCase()) throw linkExpired()
        await tokens.use(db, 'verify-email', tokenHash, now)
        if (user.emailVerifiedAt === null)
          await users.update(db, user.id, { emailVerifiedAt: now, updatedAt: now })
      })
    },

    /** Takes effect when the link sent to the new address is opened. */
    async requestEmailChange(actor: Actor, email: string): Promise<void> {
      const user = await requireUser(db, actor)
      if (user.email.toLowerCase() === email.toLowerCase())
        throw invalidField('email', 'This is your email address already')
      if (await users.findByEmail(db, email)) throw emailTaken()
      await transact(db, async (db) => {
        await tokens.removeOthersOf(db, user.id, 'change-email', '')
        await links.sendEmailChange(db, user, email)
      })
    },

    /** False when the address is already confirmed. */
    async sendVerificationAgain(actor: Actor): Promise<boolean> {
      const user = await requireUser(db, actor)
      if (user.emailVerifiedAt !== null) return false
      await transact(db, (db) => links.sendVerification(db, user))
      return true
    },
  }
}

const emailTaken = () =>
  conflict('Another account has this email address by now. Please choose another.', [
    { field: 'email', message: 'Another account has this email address' },
  ])

const linkExpired = () =>
  invalidField(
    'token',
    'This link has expired or was already used',
    'This link has expired or was already used. Please ask for a new one.',
  )
