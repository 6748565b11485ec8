import type { Actor } from '#server/actor.ts'
import { recordAccountEvent, type SignInMethod } from '#server/audit/audit.repository.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { conflict, forbidden, invalidField, tooMany, unauthorized } from '#server/errors.ts'
import { findMethods } from '#server/second-factor/second-factor.repository.ts'
import type { SecondFactors } from '#server/second-factor/second-factors.ts'
import { presentAccount } from '#server/users/present-account.ts'
import { requireUser } from '#server/users/require-user.ts'
import * as users from '#server/users/users.repository.ts'
import type { LoginBody, RegisterBody } from '#shared/contract/auth.ts'
import type { AccountLinks } from './account-links.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Passwords } from './passwords.ts'
import type { SecondSteps } from './second-steps.ts'
import type { Browser, Sessions } from './sessions.ts'
import * as attempts from './sign-in-attempts.repository.ts'
import type { SecondStep, SignedIn } from './signed-in.ts'
import { suspensionNotice } from './suspension-notice.ts'

interface AuthDeps {
  db: Db
  clock: () => Date
  passwords: Passwords
  sessions: Pick<Sessions, 'create' | 'renew'>
  knownDevices: Pick<KnownDevices, 'tokenOf'>
  links: AccountLinks
  siteName: string
  contactEmail: string
  secondSteps: Pick<SecondSteps, 'begin' | 'find' | 'take'>
  factors: Pick<SecondFactors, 'verifyTotp' | 'verifyRecoveryCode'>
  /** False turns off the delays between guesses, for tests. */
  rateLimit: boolean
}

export type AuthService = ReturnType<typeof createAuthService>

export function createAuthService(deps: AuthDeps) {
  const { db, clock, passwords, sessions, knownDevices, links, siteName, factors, secondSteps } = deps

  const reserveAttempt = async (email: string) => {
    if (!deps.rateLimit) return
    const seconds = await attempts.reserveAttempt(db, links.accountKeyOf(email), clock())
    if (seconds > 0) throw tooMany(seconds, tooManyGuesses)
  }

  /** Null if the parameters are current, or if the hashing queue is full: the next sign-in retries. */
  const rehashIfOutdated = async ({ passwordHash }: users.User, password: string): Promise<string | null> =>
    passwordHash !== null && passwords.isOutdated(passwordHash)
      ? passwords.hash(password).catch(() => null)
      : null

  const signIn = async (
    db: Tx,
    user: users.User,
    browser: Browser,
    method: SignInMethod,
  ): Promise<SignedIn> => {
    const sessionId = await sessions.create(db, user.id, browser)
    const event = { userId: user.id, device: browser.device, now: clock(), method }
    await recordAccountEvent(db, 'sign-in', event)
    return { account: presentAccount(user), sessionId, deviceToken: knownDevices.tokenOf(user) }
  }

  return {
    async register(input: RegisterBody, browser: Browser): Promise<SignedIn> {
      const { email, firstName, lastName } = input
      if (await users.findByEmail(db, email)) throw emailTaken()
      const passwordHash = await passwords.hashChosen('password', input.password, { email, siteName })

      return transact(db, async (db) => {
        const user = await users.insert(db, { email, firstName, lastName, passwordHash, createdAt: clock() })
        if (user === null) throw emailTaken()
        await links.sendVerification(db, user)
        const sessionId = await sessions.create(db, user.id, browser)
        return { account: presentAccount(user), sessionId, deviceToken: knownDevices.tokenOf(user) }
      })
    },

    /** `deviceTokens` come from a cookie: a device that has signed in before is never delayed. */
    async login(
      { email, password }: LoginBody,
      browser: Browser,
      deviceTokens: string[],
    ): Promise<SignedIn | SecondStep> {
      const account = canBeAddress(email) ? await users.findByEmail(db, email) : null
      const isKnownDevice = account !== null && deviceTokens.includes(knownDevices.tokenOf(account))
      if (!isKnownDevice) await reserveAttempt(email)
      const isRight = await passwords.matches(account?.passwordHash ?? null, password)
      if (account === null) throw wrongPassword()
      if (!isRight) {
        const event = {
          userId: account.id,
          device: browser.device,
          now: clock(),
          method: 'password',
        } as const
        await recordAccountEvent(db, 'sign-in-failed', event)
        throw wrongPassword()
      }

      const renewedHash = await rehashIfOutdated(account, password)
      return transact(db, async (db) => {
        // The password may have been reset during the comparison, and a reset ends all sessions.
        const stored = await users.lockById(db, account.id)
        if (stored?.passwordHash !== account.passwordHash) throw wrongPassword()
        if (stored.suspendedAt !== null) throw forbidden(suspensionNotice(stored, deps.contactEmail))
        const user = { ...stored, passwordHash: renewedHash ?? stored.passwordHash }
        if (renewedHash !== null) await users.update(db, user.id, { passwordHash: renewedHash })
        await attempts.clearAttempts(db, links.accountKeyOf(email))
        const methods = await findMethods(db, user.id)
        if (methods.length === 0) return signIn(db, user, browser, 'password')
        return { methods, ticket: await secondSteps.begin(db, user) }
      })
    },

    /** The code of the app or a recovery code, within five minutes of the first step. */
    async finishSecondStep(ticket: string | null, code: string, browser: Browser): Promise<SignedIn> {
      const step = await secondSteps.find(db, ticket)
      if (ticket === null || step === null) throw unauthorized('That took too long. Please sign in again.')
      const { userId, passwordHash } = step
      const method = /^\d{6}$/.test(code) ? 'one-time code' : 'recovery code'
      // Counted before the comparison, per account and not per browser: the first step is already done.
      await reserveAttempt(`second-step:${userId}`)
      const signedIn = await transact(db, async (db) => {
        const user = await users.lockById(db, userId)
        if (user === null || user.passwordHash !== passwordHash) return null
        if (user.suspendedAt !== null) throw forbidden(suspensionNotice(user, deps.contactEmail))
        const caller = { userId, device: browser.device, now: clock() }
        const isRight =
          method === 'one-time code'
            ? await factors.verifyTotp(db, caller, code)
            : await factors.verifyRecoveryCode(db, caller, code)
        if (!isRight || !(await secondSteps.take(db, ticket))) return null
        await attempts.clearAttempts(db, links.accountKeyOf(`second-step:${userId}`))
        return signIn(db, user, browser, method)
      })
      if (signedIn === null) {
        const event = { userId, device: browser.device, now: clock(), method } as const
        await recordAccountEvent(db, 'sign-in-failed', event)
        throw unauthorized('That code is not right, or it was used before. Please try again.')
      }
      return signedIn
    },

    /** Restarts the period of recent sign-in and returns the new session id. */
    async reauthenticate(actor: Actor, password: string, device: string): Promise<string> {
      const user = await requireUser(db, actor)
      if (user.passwordHash === null)
        throw invalidField('password', 'This account has no password. Please sign out and sign in again.')
      await reserveAttempt(user.email)
      const event = { userId: user.id, device, now: clock(), method: 'password again' } as const
      if (!(await passwords.matches(user.passwordHash, password))) {
        await recordAccountEvent(db, 'sign-in-failed', event)
        throw invalidField('password', 'That is not your password')
      }
      return transact(db, async (db) => {
        await attempts.clearAttempts(db, links.accountKeyOf(user.email))
        const sessionId = await sessions.renew(db, actor)
        if (sessionId === null) throw unauthorized()
        await recordAccountEvent(db, 'confirm-password', event)
        return sessionId
      })
    },
  }
}

const tooManyGuesses =
  'Too many attempts to sign in to this account. Please wait a moment and try again, or choose a new password.'

/** PostgreSQL text cannot contain NUL. */
const canBeAddress = (email: string) => email.length <= 254 && !/\p{Cc}/u.test(email)

/** The same message for an unknown address, so that it does not reveal who has an account. */
const wrongPassword = () => unauthorized('Wrong email or password. Please try again.')

function emailTaken() {
  const message = 'An account with this email already exists. Sign in, or ask for a new password.'
  return conflict(message, [{ field: 'email', message }])
}
