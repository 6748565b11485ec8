import type { Queryable } from '#server/db/client.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import * as mails from '#server/mail/templates/account-mails.ts'
import type { MailSite } from '#server/mail/templates/mail-site.ts'
import type { MailContent } from '#server/mail/templates/render-mail.ts'
import { keyedHash, randomSecret } from '#server/secrets.ts'
import * as tokens from './account-tokens.repository.ts'

const hour = 60 * 60 * 1000

/** A reset link opens the account, so it is short-lived; a confirmation link opens nothing. */
const lifetimeMs = { 'reset-password': hour, 'verify-email': 7 * 24 * hour, 'change-email': 24 * hour }

type Recipient = { id: string; email: string; firstName: string | null }

interface AccountLinkDeps {
  mailer: Pick<Mailer, 'enqueue'>
  site: MailSite
  sessionSecret: string
  clock: () => Date
}

export type AccountLinks = ReturnType<typeof createAccountLinks>

/** Links mailed to the owner of an account. Only a keyed hash of each token is stored. */
export function createAccountLinks({ mailer, site, sessionSecret, clock }: AccountLinkDeps) {
  const hashOf = (token: string) => keyedHash(sessionSecret, 'link', token)

  async function newToken(db: Queryable, user: Recipient, purpose: tokens.TokenPurpose, email = user.email) {
    const token = randomSecret()
    const createdAt = clock()
    const expiresAt = new Date(createdAt.getTime() + lifetimeMs[purpose])
    const tokenHash = hashOf(token)
    await tokens.insert(db, { tokenHash, userId: user.id, purpose, email, createdAt, expiresAt })
    return { token, expiresAt }
  }

  async function send(db: Queryable, to: { email: string }, content: MailContent, deliverBy?: Date) {
    await mailer.enqueue(db, { ...content, to: to.email, deliverBy })
  }

  return {
    hashOf,

    /** The key for counting failed sign-ins. */
    accountKeyOf: (email: string) => keyedHash(sessionSecret, 'account', email.trim().toLowerCase()),

    async sendVerification(db: Queryable, user: Recipient): Promise<void> {
      const { token, expiresAt } = await newToken(db, user, 'verify-email')
      const path = `/api/login/verify#token=${token}`
      await send(db, user, mails.verifyEmail(site, { ...user, path }), expiresAt)
    },

    async sendReset(db: Queryable, user: Recipient): Promise<void> {
      const { token, expiresAt } = await newToken(db, user, 'reset-password')
      const path = `/api/login/reset#token=${token}`
      await send(db, user, mails.resetPassword(site, { ...user, path }), expiresAt)
    },

    async sendEmailChange(db: Queryable, user: Recipient, email: string): Promise<void> {
      const { token, expiresAt } = await newToken(db, user, 'change-email', email)
      const path = `/api/login/verify#token=${token}`
      await send(db, { email }, mails.confirmNewEmail(site, { ...user, path }), expiresAt)
      await send(db, user, mails.emailChangeRequested(site, { ...user, path: '/settings' }))
    },

    /** Sent to the previous address. */
    sendEmailChanged: (db: Queryable, user: Recipient): Promise<void> =>
      send(db, user, mails.emailChanged(site, user)),

    sendPasswordChanged: (db: Queryable, user: Recipient): Promise<void> =>
      send(db, user, mails.passwordChanged(site, { ...user, path: '/api/login/forgot' })),
  }
}
