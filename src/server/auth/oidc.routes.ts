import { isCrossSite } from '#server/http/csrf.ts'
import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import { randomSecret } from '#server/secrets.ts'
import { loginQuerySchema } from '#shared/contract/auth.ts'
import { safeReturnTo } from '#shared/rules/return-to.ts'
import { type OidcService, signInTimeoutMs } from './oidc.service.ts'
import type { SecondSteps } from './second-steps.ts'
import { createSecretCookie } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'
import { SignInProblem } from './sign-in-problem.ts'

interface OidcRouteDeps {
  oidc: OidcService
  sessions: Sessions
  secondSteps: Pick<SecondSteps, 'cookie'>
  publicUrl: string
}

/** Every failure redirects to the sign-in page with an error code. */
export function registerOidcRoutes(routes: Routes, deps: OidcRouteDeps) {
  const { oidc, sessions, secondSteps, publicUrl } = deps
  const browserCookie = createSecretCookie({
    name: 'waymark_oidc',
    publicUrl,
    maxAgeSeconds: signInTimeoutMs / 1000,
  })

  routes.get(
    '/api/login/oidc',
    {
      config: { access: 'public', anonymous: true, limits: [limits.loginPerAddress] },
      schema: { hide: true, querystring: loginQuerySchema },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      // Only the button of the sign-in page may start: a provider with a session would sign the user in without consent.
      if (isCrossSite(request)) return reply.redirect(signInPage({}, safeReturnTo(request.query.returnTo)))
      // All tabs of the browser share the id.
      const browserId = browserCookie.read(request) ?? randomSecret()
      browserCookie.write(reply, browserId)
      return reply.redirect(await signInPageOnError(() => oidc.begin(browserId, request.query.returnTo)))
    },
  )

  routes.get(
    '/api/callback',
    {
      config: { access: 'public', anonymous: true, limits: [limits.loginPerAddress] },
      schema: { hide: true },
    },
    async (request, reply) => {
      // The Host header is untrusted, and the provider compares with the registered address.
      const callbackUrl = new URL(request.url, publicUrl)
      const target = await signInPageOnError(async () => {
        const browserId = browserCookie.read(request)
        const browser = sessions.browserOf(request)
        const { finished, returnTo } = await oidc.finish(callbackUrl, browserId, browser)
        if ('sessionId' in finished) {
          sessions.attach(reply, finished.sessionId)
          return returnTo
        }
        // With the session of another account, the sign-in page would redirect to that account.
        await sessions.end(request, reply)
        secondSteps.cookie.write(reply, finished.ticket)
        return signInPage({ secondStep: finished.methods.join() }, returnTo)
      })
      return reply.header('cache-control', 'no-store').redirect(target)
    },
  )

  async function signInPageOnError(work: () => Promise<string>) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof SignInProblem)) throw error
      // A canceled sign-in is not logged; a failing provider is.
      if (error.cause !== undefined)
        routes.log.warn({ err: error.cause, code: error.code }, 'sign-in by OIDC failed')
      return signInPage({ error: error.code }, error.returnTo)
    }
  }
}

function signInPage(parameters: Record<string, string>, returnTo: string) {
  const query = new URLSearchParams(parameters)
  if (returnTo !== '/') query.set('returnTo', returnTo)
  return query.size === 0 ? '/api/login' : `/api/login?${query}`
}
