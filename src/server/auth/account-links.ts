import type { Queryable } from '#server/db/client.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { confirmNewEmail, emailChanged, emailChangeRequested } from '#server/mail/templates/email-change.ts'
import type { MailSite } from '#server/mail/templates/mail-site.ts'
import { passwordChanged } from '#server/mail/templates/password-changed.ts'
import { resetPassword } from '#server/mail/templates/reset-password.ts'
import { verifyEmail } from '#server/mail/templates/verify-email.ts'
import * as tokens from './account-tokens.repository.ts'
import { keyedHash, randomSecret } from './secrets.ts'

const hour = 60 * 60 * 1000

/** A reset link opens the account, so it is short-lived; a confirmation link opens nothing. */
const goodFor = { 'reset-password': hour, 'verify-email': 7 * 24 * hour, 'change-email': 24 * hour }

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

  async function makeLink(db: Queryable, user: Recipient, purpose: tokens.TokenPurpose, email = user.email) {
    const token = randomSecret()
    const now = clock()
    const expiresAt = new Date(now.getTime() + goodFor[purpose])
    await tokens.insert(db, {
      tokenHash: hashOf(token),
      userId: user.id,
      purpose,
      email,
      createdAt: now,
      expiresAt,
    })
    return { token, expiresAt }
  }

  return {
    hashOf,

    /** The key that failed sign-ins are counted by. */
    accountKeyOf: (email: string) => keyedHash(sessionSecret, 'account', email.trim().toLowerCase()),

    async sendVerification(db: Queryable, user: Recipient): Promise<void> {
      const { token, expiresAt } = await makeLink(db, user, 'verify-email')
      const content = verifyEmail(site, {
        firstName: user.firstName,
        path: `/api/login/verify#token=${token}`,
      })
      await mailer.enqueue(db, { ...content, to: user.email, deliverBy: expiresAt })
    },

    async sendReset(db: Queryable, user: Recipient): Promise<void> {
      const { token, expiresAt } = await makeLink(db, user, 'reset-password')
      const content = resetPassword(site, {
        firstName: user.firstName,
        path: `/api/login/reset#token=${token}`,
      })
      await mailer.enqueue(db, { ...content, to: user.email, deliverBy: expiresAt })
    },

    async sendEmailChange(db: Queryable, user: Recipient, email: string): Promise<void> {
      const { token, expiresAt } = await makeLink(db, user, 'change-email', email)
      const path = `/api/login/verify#token=${token}`
      const content = confirmNewEmail(site, { firstName: user.firstName, path })
      await mailer.enqueue(db, { ...content, to: email, deliverBy: expiresAt })
      const notice = emailChangeRequested(site, { firstName: user.firstName, path: '/settings' })
      await mailer.enqueue(db, { ...notice, to: user.email })
    },

    /** Sent to the previous address. */
    async sendEmailChanged(db: Queryable, user: Recipient): Promise<void> {
      await mailer.enqueue(db, { ...emailChanged(site, { firstName: user.firstName }), to: user.email })
    },

    async sendPasswordChanged(db: Queryable, user: Recipient): Promise<void> {
      const content = passwordChanged(site, { firstName: user.firstName, path: '/api/login/forgot' })
      await mailer.enqueue(db, { ...content, to: user.email })
    },
  }
}
