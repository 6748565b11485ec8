import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { randomPassword } from '#server/secrets.ts'
import * as users from '#server/users/users.repository.ts'
import { createPasswords } from './passwords.ts'

const generatedEmail = 'admin@example.org'

interface FirstAdminDeps {
  db: Db
  config: Pick<Config, 'firstAdmin' | 'databaseUrl'>
  clock: () => Date
  logger: { info(message: string): void; warn(message: string): void }
}

/** Ensures that an admin exists. Returns the account only if its password was generated now, to print it once. */
export async function ensureFirstAdmin({
  db,
  config,
  clock,
  logger,
}: FirstAdminDeps): Promise<{ email: string; password: string } | null> {
  const configured = config.firstAdmin
  const isGenerated = configured === null && config.databaseUrl === null
  if (!configured && !isGenerated) return null

  const email = configured?.email ?? generatedEmail
  const hasAdmin = configured
    ? (await users.findByEmail(db, email))?.role === 'admin'
    : await users.hasAdmin(db)
  if (hasAdmin) return null

  const password = configured?.password ?? randomPassword()
  const passwordHash = await createPasswords().hash(password)
  return transact(db, async (db) => {
    const now = clock()
    const created = await users.insert(db, {
      email,
      passwordHash,
      firstName: 'Site',
      lastName: 'Admin',
      role: 'admin',
      emailVerifiedAt: now,
      createdAt: now,
    })
    if (created) {
      logger.info('made the first admin')
      return isGenerated ? { email, password } : null
    }
    // The account existed, or a concurrent process created it first.
    const existing = await users.lockByEmail(db, email)
    if (existing === null || existing.role === 'admin') return null
    if (isGenerated) {
      logger.warn('there is no admin yet; make one with: npm run admin -- grant <email>')
      return null
    }
    await users.update(db, existing.id, { role: 'admin', updatedAt: now })
    logger.info('the account named by ADMIN_EMAIL is an admin now; its password is unchanged')
    return null
  })
}
