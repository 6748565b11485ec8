import { z } from 'zod'
import { recordAccountEvent } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { findMethods } from '#server/second-factor/second-factor.repository.ts'
import { keyedHash, randomSecret } from '#server/secrets.ts'
import type { SignInError } from '#shared/contract/auth.ts'
import { safeReturnTo } from '#shared/rules/return-to.ts'
import type { AccountLinks } from './account-links.ts'
import { findOrCreateUser } from './oidc-account.ts'
import type { OidcClient } from './oidc-client.ts'
import type { SecondSteps } from './second-steps.ts'
import * as sessionRows from './sessions.repository.ts'
import type { Browser, Sessions } from './sessions.ts'
import { SignInProblem } from './sign-in-problem.ts'
import type { SecondStep } from './signed-in.ts'

/** The time limit for signing in at the provider. */
export const signInTimeoutMs = 10 * 60 * 1000

const pendingSchema = z.object({ nonce: z.string(), codeVerifier: z.string(), returnTo: z.string() })

interface OidcDeps {
  db: Db
  clock: () => Date
  client: OidcClient
  sessions: Pick<Sessions, 'create'>
  links: AccountLinks
  secondSteps: Pick<SecondSteps, 'begin'>
  sessionSecret: string
}

export type OidcService = ReturnType<typeof createOidcService>

/** Each pending sign-in is an anonymous session row, keyed by browser and state: tabs work independently, each once. */
export function createOidcService({
  db,
  clock,
  client,
  sessions,
  links,
  secondSteps,
  sessionSecret,
}: OidcDeps) {
  const sidOf = (browserId: string, state: string) =>
    keyedHash(sessionSecret, 'oidc', `${browserId}.${state}`)

  async function takePending(browserId: string | null, state: string | null) {
    if (browserId === null || state === null) throw new SignInProblem('oidc-expired')
    const pending = pendingSchema.safeParse(
      await sessionRows.takeAnonymous(db, sidOf(browserId, state), clock()),
    )
    if (!pending.success) throw new SignInProblem('oidc-expired')
    return { ...pending.data, state }
  }

  return {
    async begin(browserId: string, returnTo: unknown): Promise<string> {
      const checks = { state: randomSecret(), nonce: randomSecret(), codeVerifier: randomSecret() }
      const { state, ...secrets } = checks
      const url = await client.authorizationUrl(checks).catch((error) => {
        if (error instanceof SignInProblem) error.returnTo = safeReturnTo(returnTo)
        throw error
      })
      const pending = { ...secrets, returnTo: safeReturnTo(returnTo) }
      await sessionRows.insertAnonymous(db, sidOf(browserId, state), pending, clock(), signInTimeoutMs)
      return url
    },

    /** Accounts with a second factor need it here too. */
    async finish(callbackUrl: URL, browserId: string | null, browser: Browser) {
      const pending = await takePending(browserId, callbackUrl.searchParams.get('state'))
      try {
        const errorCode = callbackUrl.searchParams.get('error')
        if (errorCode !== null) throw new SignInProblem(providerErrors[errorCode] ?? 'oidc-failed')
        const person = await client.identify(callbackUrl, pending)
        const finished = await transact(db, async (db): Promise<SecondStep | { sessionId: string }> => {
          const user = await findOrCreateUser(db, person, { now: clock(), links })
          if (user.suspendedAt !== null) throw new SignInProblem('account-suspended')
          const methods = await findMethods(db, user.id)
          if (methods.length > 0) return { methods, ticket: await secondSteps.begin(db, user) }
          const event = { userId: user.id, device: browser.device, now: clock() }
          await recordAccountEvent(db, 'sign-in', { ...event, method: 'identity provider' })
          return { sessionId: await sessions.create(db, user.id, browser) }
        })
        return { finished, returnTo: pending.returnTo }
      } catch (error) {
        if (error instanceof SignInProblem) error.returnTo = pending.returnTo
        throw error
      }
    },
  }
}

const providerErrors: Record<string, SignInError> = {
  access_denied: 'oidc-cancelled',
  login_required: 'oidc-cancelled',
  interaction_required: 'oidc-cancelled',
  consent_required: 'oidc-cancelled',
  server_error: 'oidc-unavailable',
  temporarily_unavailable: 'oidc-unavailable',
}
