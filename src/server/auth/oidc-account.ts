import type { Queryable } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import type { User } from '#server/users/users.repository.ts'
import * as users from '#server/users/users.repository.ts'
import type { AccountLinks } from './account-links.ts'
import * as identities from './identities.repository.ts'
import type { OidcPerson } from './oidc-person.ts'
import { removeUnverifiedCredentials } from './remove-unverified-credentials.ts'
import * as sessionRows from './sessions.repository.ts'
import { SignInProblem } from './sign-in-problem.ts'

interface Context {
  now: Date
  links: AccountLinks
}

/** Finds the account by identity, then by verified email, or creates one. */
export async function findOrCreateUser(db: Queryable, person: OidcPerson, context: Context): Promise<User> {
  // The second attempt finds the row of a concurrent request.
  for (let attempt = 0; attempt < 2; attempt++) {
    const userId = await identities.findUserId(db, person)
    const user = userId === null ? await linkOrCreate(db, person, context) : await users.findById(db, userId)
    if (user !== null) return user
  }
  throw conflict('You are signing in more than once at the same time. Please try again.')
}

async function linkOrCreate(db: Queryable, person: OidcPerson, context: Context): Promise<User | null> {
  const { email } = person
  if (email === null) throw new SignInProblem('oidc-email-missing')
  const existing = await users.lockByEmail(db, email)
  if (existing === null) return create(db, { ...person, email }, context)
  // Otherwise an unverified address at the provider would open another person's account.
  if (!person.isEmailVerified) throw new SignInProblem('oidc-email-unverified')
  const user = existing.emailVerifiedAt === null ? await resetUnverified(db, existing, context.now) : existing
  return (await identities.insert(db, person, existing.id, context.now)) ? user : null
}

/** The address is verified only now, so earlier passwords, second factors, sessions and identities are removed. */
async function resetUnverified(db: Queryable, existing: User, now: Date): Promise<User | null> {
  await removeUnverifiedCredentials(db, existing.id)
  await sessionRows.removeAllOf(db, existing.id)
  return users.update(db, existing.id, { passwordHash: null, emailVerifiedAt: now, updatedAt: now })
}

async function create(
  db: Queryable,
  { email, isEmailVerified, firstName, lastName, issuer, subject }: OidcPerson & { email: string },
  { now, links }: Context,
): Promise<User | null> {
  const emailVerifiedAt = isEmailVerified ? now : null
  const user = await users.insert(db, { email, firstName, lastName, emailVerifiedAt, createdAt: now })
  if (user === null) return null
  const isOwn = await identities.insert(db, { issuer, subject }, user.id, now)
  if (!isOwn) throw conflict('You are signing in more than once at the same time. Please try again.')
  if (!isEmailVerified) await links.sendVerification(db, user)
  return user
}
