import { z } from 'zod'
import { recordAccountEvent } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { findMethods } from '#server/second-factor/second-factor.repository.ts'
import { keyedHash, randomSecret } from '#server/secrets.ts'
import type { SignInError } from '#shared/contract/auth.ts'
import { safeReturnTo } from '#shared/rules/return-to.ts'
import type { AccountLinks } from './account-links.ts'
import { accountOf } from './oidc-account.ts'
import type { OidcClient } from './oidc-client.ts'
import type { SecondSteps } from './second-steps.ts'
import * as sessionRows from './sessions.repository.ts'
import type { Browser, Sessions } from './sessions.ts'
import { SignInProblem } from './sign-in-problem.ts'
import type { SecondStepBegun } from './signed-in.ts'

/** How long a visit to the provider may take. */
export const visitMs = 10 * 60 * 1000

const visitSchema = z.object({ nonce: z.string(), codeVerifier: z.string(), returnTo: z.string() })

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

/**
 * Each visit is stored as an anonymous session row, keyed by browser and state and usable once, so that several tabs
 * work independently.
 */
export function createOidcService({
  db,
  clock,
  client,
  sessions,
  links,
  secondSteps,
  sessionSecret,
}: OidcDeps) {
  const sidOf = (browser: string, state: string) => keyedHash(sessionSecret, 'oidc', `${browser}.${state}`)

  async function takeVisit(browser: string | null, state: string | null) {
    if (browser === null || state === null) throw new SignInProblem('oidc-expired')
    const visit = visitSchema.safeParse(await sessionRows.takeAnonymous(db, sidOf(browser, state), clock()))
    if (!visit.success) throw new SignInProblem('oidc-expired')
    return { ...visit.data, state }
  }

  return {
    async begin(browser: string, returnTo: unknown): Promise<string> {
      const checks = { state: randomSecret(), nonce: randomSecret(), codeVerifier: randomSecret() }
      const { state, ...secrets } = checks
      const url = await client.authorizationUrl(checks).catch((error) => {
        if (error instanceof SignInProblem) error.returnTo = safeReturnTo(returnTo)
        throw error
      })
      const now = clock()
      await sessionRows.insert(db, {
        sid: sidOf(browser, state),
        userId: null,
        sess: { ...secrets, returnTo: safeReturnTo(returnTo) },
        createdAt: now,
        expire: new Date(now.getTime() + visitMs),
      })
      return url
    },

    /** An account with a second factor is asked for it here too. */
    async finish(callbackUrl: URL, visitor: string | null, browser: Browser) {
      const visit = await takeVisit(visitor, callbackUrl.searchParams.get('state'))
      try {
        const refusal = callbackUrl.searchParams.get('error')
        if (refusal !== null) throw new SignInProblem(refusals[refusal] ?? 'oidc-failed')
        const person = await client.identify(callbackUrl, visit)
        const finished = await transact(db, async (db): Promise<SecondStepBegun | { sessionId: string }> => {
          const user = await accountOf(db, person, { now: clock(), links })
          if (user.suspendedAt !== null) throw new SignInProblem('account-suspended')
          const methods = await findMethods(db, user.id)
          if (methods.length > 0) return { methods, ticket: await secondSteps.begin(db, user) }
          const event = { userId: user.id, device: browser.device, now: clock() }
          await recordAccountEvent(db, 'sign-in', { ...event, method: 'identity provider' })
          return { sessionId: await sessions.create(db, user.id, browser) }
        })
        return { finished, returnTo: visit.returnTo }
      } catch (error) {
        if (error instanceof SignInProblem) error.returnTo = visit.returnTo
        throw error
      }
    },
  }
}

/** Error codes that the provider may return. */
const refusals: Record<string, SignInError> = {
  access_denied: 'oidc-cancelled',
  login_required: 'oidc-cancelled',
  interaction_required: 'oidc-cancelled',
  consent_required: 'oidc-cancelled',
  server_error: 'oidc-unavailable',
  temporarily_unavailable: 'oidc-unavailable',
}
