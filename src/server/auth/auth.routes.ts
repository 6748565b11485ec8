import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { isCrossSite } from '#server/http/csrf.ts'
import { limits } from '#server/http/limits.ts'
import { sendPage } from '#server/http/page.ts'
import { loginBodySchema, loginQuerySchema, registerBodySchema } from '#shared/contract/auth.ts'
import { accountSchema } from '#shared/contract/users.ts'
import { safeReturnTo } from '#shared/rules/return-to.ts'
import type { AuthService } from './auth.service.ts'
import type { Sessions } from './sessions.ts'

interface AuthRouteDeps {
  auth: AuthService
  sessions: Sessions
}

/** Signing up, in and out. */
export function registerAuthRoutes(app: FastifyInstance, { auth, sessions }: AuthRouteDeps) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/register',
    {
      config: { access: 'public', changes: 'nothing', limits: [limits.registerPerAddress] },
      schema: { tags: ['account'], body: registerBodySchema, response: { 201: accountSchema } },
    },
    async (request, reply) => {
      const { account, sessionId } = await auth.register(request.body, sessions.idOf(request))
      sessions.attach(reply, sessionId)
      return reply.code(201).send(account)
    },
  )

  routes.post(
    '/api/login',
    {
      config: {
        access: 'public',
        changes: 'nothing',
        limits: [limits.loginPerAddress, limits.loginPerAccount],
      },
      schema: { tags: ['account'], body: loginBodySchema, response: { 200: accountSchema } },
    },
    async (request, reply) => {
      const { account, sessionId } = await auth.login(request.body, sessions.idOf(request))
      sessions.attach(reply, sessionId)
      return account
    },
  )

  routes.get(
    '/api/login',
    { config: { access: 'public' }, schema: { hide: true, querystring: loginQuerySchema } },
    async (request, reply) => {
      if (request.actor !== null) return reply.redirect(safeReturnTo(request.query.returnTo))
      return sendPage(reply)
    },
  )

  routes.get(
    '/api/logout',
    { exposeHeadRoute: false, config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async (request, reply) => {
      if (isMeant(request)) await sessions.end(request, reply)
      return reply.header('cache-control', 'no-store').redirect('/')
    },
  )
}

/** Neither a link on somebody else's page nor a browser that fetches ahead signs anybody out. */
function isMeant(request: FastifyRequest) {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose
  return !isCrossSite(request) && !String(purpose).includes('prefetch')
}
