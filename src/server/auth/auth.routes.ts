import type { FastifyReply, FastifyRequest } from 'fastify'
import { actorOf } from '#server/http/access.ts'
import { isCrossSite } from '#server/http/csrf.ts'
import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import { sendVisitorPage } from '#server/http/page.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  acknowledgementSchema,
  loginBodySchema,
  loginQuerySchema,
  reauthenticateBodySchema,
  registerBodySchema,
} from '#shared/contract/auth.ts'
import { codeBodySchema, secondStepSchema } from '#shared/contract/second-factor.ts'
import { accountSchema } from '#shared/contract/users.ts'
import { safeReturnTo } from '#shared/rules/return-to.ts'
import type { AuthService } from './auth.service.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Passwords } from './passwords.ts'
import type { SecondSteps } from './second-steps.ts'
import type { Sessions } from './sessions.ts'
import type { SignedIn } from './signed-in.ts'

const visitor = routeOptions({ access: 'public' }, 'account')
const user = routeOptions({ access: 'user' }, 'account')

interface AuthRouteDeps {
  auth: AuthService
  sessions: Sessions
  knownDevices: KnownDevices
  passwords: Pick<Passwords, 'prepare'>
  secondSteps: Pick<SecondSteps, 'cookie'>
}

export function registerAuthRoutes(routes: Routes, deps: AuthRouteDeps) {
  const { auth, sessions, knownDevices, passwords } = deps
  const ticketCookie = deps.secondSteps.cookie
  const attach = (request: FastifyRequest, reply: FastifyReply, { sessionId, deviceToken }: SignedIn) => {
    sessions.attach(reply, sessionId)
    knownDevices.remember(request, reply, deviceToken)
  }

  routes.post(
    '/api/register',
    visitor(
      'Create an account and sign in',
      { body: registerBodySchema, response: { 201: accountSchema } },
      { limits: [limits.registerPerAddress], weight: 2 },
    ),
    async (request, reply) => {
      const signedIn = await auth.register(request.body, sessions.browserOf(request))
      attach(request, reply, signedIn)
      return reply.code(201).send(signedIn.account)
    },
  )

  routes.post(
    '/api/login',
    visitor(
      'Sign in; 202 asks for the second step',
      {
        body: loginBodySchema,
        response: { 200: accountSchema, 202: secondStepSchema, ...errorSchemas(401, 403) },
      },
      // Hashes a password.
      { limits: [limits.loginPerAddress, limits.loginPerAccount], weight: 1.5 },
    ),
    async (request, reply) => {
      const deviceTokens = knownDevices.tokensIn(request)
      const answer = await auth.login(request.body, sessions.browserOf(request), deviceTokens)
      if ('ticket' in answer) {
        ticketCookie.write(reply, answer.ticket)
        const message = 'Please confirm that it is you with the second step.'
        return reply.code(202).send({ message, methods: answer.methods })
      }
      attach(request, reply, answer)
      return reply.send(answer.account)
    },
  )

  routes.post(
    '/api/login/second-factor',
    visitor(
      'The second step of a sign-in: a one-time code or a recovery code',
      { body: codeBodySchema, response: { 200: accountSchema, ...errorSchemas(401, 403) } },
      { limits: [limits.loginPerAddress] },
    ),
    async (request, reply) => {
      const ticket = ticketCookie.read(request)
      const signedIn = await auth.finishSecondStep(ticket, request.body.code, sessions.browserOf(request))
      ticketCookie.clear(reply)
      attach(request, reply, signedIn)
      return signedIn.account
    },
  )

  routes.post(
    '/api/reauthenticate',
    user(
      'Give the password again, for calls that want a recent sign-in',
      { body: reauthenticateBodySchema, response: { 200: acknowledgementSchema, ...errorSchemas(400) } },
      { limits: [limits.passwordPerPerson] },
    ),
    async (request, reply) => {
      const { device } = sessions.browserOf(request)
      sessions.attach(reply, await auth.reauthenticate(actorOf(request), request.body.password, device))
      return { message: 'Thank you. Please go on.' }
    },
  )

  routes.get(
    '/api/login',
    { config: { access: 'public' }, schema: { hide: true, querystring: loginQuerySchema } },
    async (request, reply) => {
      if (request.actor !== null) return reply.redirect(safeReturnTo(request.query.returnTo))
      // The page has the sign-up form.
      passwords.prepare()
      return sendVisitorPage(reply)
    },
  )

  routes.get(
    '/api/logout',
    { exposeHeadRoute: false, config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async (request, reply) => {
      if (isIntentional(request)) await sessions.end(request, reply)
      return reply.header('cache-control', 'no-store').redirect('/')
    },
  )
}

/** Cross-site links and prefetching must not sign a person out. */
function isIntentional(request: FastifyRequest) {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose
  return !isCrossSite(request) && !String(purpose).includes('prefetch')
}
