import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '#server/http/access.ts'
import { isCrossSite } from '#server/http/csrf.ts'
import { limits } from '#server/http/limits.ts'
import { sendPage } from '#server/http/page.ts'
import {
  acknowledgementSchema,
  loginBodySchema,
  loginQuerySchema,
  reauthenticateBodySchema,
  registerBodySchema,
} from '#shared/contract/auth.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { accountSchema } from '#shared/contract/users.ts'
import { safeReturnTo } from '#shared/rules/return-to.ts'
import type { AuthService, SignedIn } from './auth.service.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Sessions } from './sessions.ts'

interface AuthRouteDeps {
  auth: AuthService
  sessions: Sessions
  knownDevices: KnownDevices
}

export function registerAuthRoutes(app: FastifyInstance, { auth, sessions, knownDevices }: AuthRouteDeps) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const attach = (request: FastifyRequest, reply: FastifyReply, { sessionId, deviceToken }: SignedIn) => {
    sessions.attach(reply, sessionId)
    knownDevices.remember(request, reply, deviceToken)
  }

  routes.post(
    '/api/register',
    {
      config: { access: 'public', limits: [limits.registerPerAddress] },
      schema: { tags: ['account'], body: registerBodySchema, response: { 201: accountSchema } },
    },
    async (request, reply) => {
      const signedIn = await auth.register(request.body, sessions.browserOf(request))
      attach(request, reply, signedIn)
      return reply.code(201).send(signedIn.account)
    },
  )

  routes.post(
    '/api/login',
    {
      config: {
        access: 'public',
        limits: [limits.loginPerAddress, limits.loginPerAccount],
      },
      schema: { tags: ['account'], body: loginBodySchema, response: { 200: accountSchema } },
    },
    async (request, reply) => {
      const deviceTokens = knownDevices.tokensIn(request)
      const signedIn = await auth.login(request.body, sessions.browserOf(request), deviceTokens)
      attach(request, reply, signedIn)
      return signedIn.account
    },
  )

  routes.post(
    '/api/reauthenticate',
    {
      config: { access: 'user', changes: 'nothing', limits: [limits.passwordPerPerson] },
      schema: {
        tags: ['account'],
        summary: 'Give the password again, for calls that want a recent sign-in',
        body: reauthenticateBodySchema,
        response: { 200: acknowledgementSchema, 400: errorBodySchema },
      },
    },
    async (request) => {
      await auth.reauthenticate(actorOf(request), request.body.password)
      return { message: 'Thank you. Please go on.' }
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

/** Cross-site links and prefetching must not sign a person out. */
function isMeant(request: FastifyRequest) {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose
  return !isCrossSite(request) && !String(purpose).includes('prefetch')
}
