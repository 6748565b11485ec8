import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { badRequest, conflict, notFound } from '#server/errors.ts'
import { removeFactors } from '#server/second-factor/second-factor.repository.ts'
import { randomPassword } from '#server/secrets.ts'
import * as users from '#server/users/users.repository.ts'
import { emailSchema } from '#shared/contract/users.ts'
import type { Role } from '#shared/rules/permissions.ts'
import type { Passwords } from './passwords.ts'
import { removeUnverifiedCredentials } from './remove-unverified-credentials.ts'
import * as sessionRows from './sessions.repository.ts'

interface AdminAccountDeps {
  db: Db
  clock: () => Date
  passwords: Pick<Passwords, 'hash'>
}

export type AdminAccounts = ReturnType<typeof createAdminAccounts>

/** Account commands of the command line. Each resolves to the message to print. */
export function createAdminAccounts({ db, clock, passwords }: AdminAccountDeps) {
  /** Recorded without an actor: the operator has no account. */
  async function changeRole(db: Queryable, id: string, from: Role, to: Role) {
    await users.update(db, id, { role: to, updatedAt: clock() })
    const item = { itemType: 'user', itemId: id, before: { role: from }, after: { role: to } } as const
    await recordAudit(db, null, clock(), { action: 'change-role', ...item })
  }

  return {
    async grant(email: string): Promise<string> {
      return transact(db, async (db) => {
        const user = await requireUser(db, email)
        if (user.role === 'admin') return `${user.email} is an admin already.`
        if (user.suspendedAt !== null)
          throw conflict(`${user.email} is suspended. Restore the account first.`)
        await changeRole(db, user.id, 'user', 'admin')
        return `${user.email} is an admin now.`
      })
    },

    async revoke(email: string): Promise<string> {
      return transact(db, async (db) => {
        const adminIds = await users.lockAdminIds(db)
        const user = await requireUser(db, email)
        if (user.role !== 'admin') return `${user.email} is not an admin.`
        if (adminIds.every((id) => id === user.id)) {
          throw conflict(`${user.email} is the last admin. Make another person an admin first.`)
        }
        await changeRole(db, user.id, 'admin', 'user')
        return `${user.email} is no longer an admin.`
      })
    },

    async resetPassword(email: string): Promise<string> {
      const password = randomPassword()
      const passwordHash = await passwords.hash(password)
      return transact(db, async (db) => {
        const user = await requireUser(db, email)
        await users.update(db, user.id, { passwordHash, updatedAt: clock() })
        await sessionRows.removeAllOf(db, user.id)
        if (user.emailVerifiedAt === null) await removeUnverifiedCredentials(db, user.id)
        return `The new password of ${user.email} is ${password}\nIt is shown only this once. All devices are signed out.`
      })
    },

    /** For users who lost the app and the recovery codes. Ends all sessions. */
    async resetSecondFactor(email: string): Promise<string> {
      return transact(db, async (db) => {
        const user = await requireUser(db, email)
        if (!(await removeFactors(db, user.id))) return `${user.email} has no two-step sign-in.`
        await sessionRows.removeAllOf(db, user.id)
        await recordAudit(db, null, clock(), { action: 'reset-2fa', itemType: 'user', itemId: user.id })
        return `${user.email} signs in with the password alone now. All devices are signed out.`
      })
    },

    async idOf(email: string): Promise<string> {
      return (await requireUser(db, email)).id
    },

    async create(email: string): Promise<string> {
      const address = emailSchema.safeParse(email)
      if (!address.success) throw badRequest(`${email} is not an email address.`)
      const password = randomPassword()
      const passwordHash = await passwords.hash(password)
      const now = clock()
      const user = await users.insert(db, {
        email: address.data,
        passwordHash,
        role: 'admin',
        emailVerifiedAt: now,
        createdAt: now,
      })
      if (user === null)
        throw conflict(`There is an account with ${email} already. Use grant to make it an admin.`)
      return `Made the admin ${user.email} with the password ${password}\nIt is shown only this once.`
    },
  }
}

async function requireUser(db: Queryable, email: string) {
  const user = await users.lockByEmail(db, email.trim())
  if (user === null) throw notFound(`There is no account with the email ${email}.`)
  return user
}
