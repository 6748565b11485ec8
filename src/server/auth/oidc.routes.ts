import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { limits } from '#server/http/limits.ts'
import { loginQuerySchema } from '#shared/contract/auth.ts'
import type { OidcService } from './oidc.service.ts'
import { visitMs } from './oidc.service.ts'
import { createSecretCookie, rememberBrowser } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'
import { SignInProblem } from './sign-in-problem.ts'

interface OidcRouteDeps {
  oidc: OidcService
  sessions: Sessions
  publicUrl: string
}

/** Every failure redirects to the sign-in page with an error code. */
export function registerOidcRoutes(app: FastifyInstance, { oidc, sessions, publicUrl }: OidcRouteDeps) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const browserCookie = createSecretCookie({ name: 'waymark_oidc', publicUrl, maxAgeSeconds: visitMs / 1000 })

  routes.get(
    '/api/login/oidc',
    {
      config: { access: 'public', anonymous: true, limits: [limits.loginPerAddress] },
      schema: { hide: true, querystring: loginQuerySchema },
    },
    async (request, reply) => {
      const browser = rememberBrowser(browserCookie, request, reply)
      reply.header('cache-control', 'no-store')
      return reply.redirect(await orSignInPage(() => oidc.begin(browser, request.query.returnTo)))
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
      const target = await orSignInPage(async () => {
        const visitor = browserCookie.read(request)
        const { sessionId, returnTo } = await oidc.finish(callbackUrl, visitor, sessions.browserOf(request))
        sessions.attach(reply, sessionId)
        return returnTo
      })
      return reply.header('cache-control', 'no-store').redirect(target)
    },
  )

  async function orSignInPage(visit: () => Promise<string>) {
    try {
      return await visit()
    } catch (error) {
      if (!(error instanceof SignInProblem)) throw error
      // A canceled sign-in is not logged; a failing provider is.
      if (error.cause !== undefined)
        app.log.warn({ err: error.cause, code: error.code }, 'sign-in by OIDC failed')
      return signInPage(error)
    }
  }
}

function signInPage({ code, returnTo }: SignInProblem) {
  const query = new URLSearchParams({ error: code })
  if (returnTo !== '/') query.set('returnTo', returnTo)
  return `/api/login?${query}`
}
