import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { badRequest, conflict, unauthorized } from '#server/errors.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { presentAccount } from '#server/users/present-account.ts'
import * as users from '#server/users/users.repository.ts'
import type { LoginBody, RegisterBody } from '#shared/contract/auth.ts'
import type { Account } from '#shared/contract/users.ts'
import type { AccountLinks } from './account-links.ts'
import type { Passwords } from './passwords.ts'
import type { Sessions } from './sessions.ts'

interface AuthDeps {
  db: Db
  clock: () => Date
  passwords: Passwords
  sessions: Pick<Sessions, 'create'>
  links: AccountLinks
  mailer: Pick<Mailer, 'nudge'>
  siteName: string
}

/** Who has signed in, and the id for the cookie. */
export interface SignedIn {
  account: Account
  sessionId: string
}

export type AuthService = ReturnType<typeof createAuthService>

export function createAuthService({ db, clock, passwords, sessions, links, mailer, siteName }: AuthDeps) {
  return {
    async register(input: RegisterBody, previousSessionId: string | null): Promise<SignedIn> {
      const { email, firstName, lastName } = input
      const problem = await passwords.problemWith(input.password, { email, siteName })
      if (problem !== null) throw badRequest(problem, [{ field: 'password', message: problem }])
      if (await users.findByEmail(db, email)) throw emailTaken()
      const passwordHash = await passwords.hash(input.password)

      const signedIn = await transact(db, async (db) => {
        const user = await users.insert(db, { email, firstName, lastName, passwordHash, createdAt: clock() })
        if (user === null) throw emailTaken()
        await links.sendVerification(db, user)
        const sessionId = await sessions.create(db, user.id, previousSessionId)
        return { account: presentAccount(user), sessionId }
      })
      mailer.nudge()
      return signedIn
    },

    async login({ email, password }: LoginBody, previousSessionId: string | null): Promise<SignedIn> {
      const known = canBeAddress(email) ? await users.findByEmail(db, email) : null
      const isRight = await passwords.matches(known?.passwordHash ?? null, password)
      if (known === null || !isRight) throw wrongPassword()

      return transact(db, async (db) => {
        // The password may have been reset while it was being compared, and a reset ends all sessions.
        const user = await users.lockById(db, known.id)
        if (user?.passwordHash !== known.passwordHash) throw wrongPassword()
        const sessionId = await sessions.create(db, user.id, previousSessionId)
        return { account: presentAccount(user), sessionId }
      })
    },
  }
}

/** What the database could not even look for is nobody's address. */
const canBeAddress = (email: string) => email.length <= 254 && !/\p{Cc}/u.test(email)

/** The same for an address nobody has, so that it tells nothing about who has an account. */
const wrongPassword = () => unauthorized('Wrong email or password. Please try again.')

function emailTaken() {
  const message = 'An account with this email already exists. Sign in, or ask for a new password.'
  return conflict(message, [{ field: 'email', message }])
}
