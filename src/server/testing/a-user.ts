import type { Sessions } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import * as users from '#server/users/users.repository.ts'

export const testPassword = 'a quiet walk uphill'

/** Precomputed, because hashing takes longer than most tests. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Cg+xCyxXR7Wb+PteRke0RQ$S4KRGmKnQRrptg9k3+udtFe0O9qeH6Lk3fdPkzqGX5w'

let count = 0

interface AUserDeps {
  db: Db
  sessions: Sessions
  clock: () => Date
}

/** Inserts an account with a session through the product's own code. */
export async function insertUser({ db, sessions, clock }: AUserDeps, person: Partial<users.NewUser> = {}) {
  count += 1
  const user = await users.insert(db, {
    email: `person-${count}@example.org`,
    firstName: 'Ana',
    lastName: 'Rivera',
    passwordHash,
    createdAt: clock(),
    ...person,
  })
  if (!user) throw new Error(`The address ${person.email} is taken.`)
  return { user, sessionId: await sessions.create(db, user.id, { previousId: null, device: 'Test' }) }
}
