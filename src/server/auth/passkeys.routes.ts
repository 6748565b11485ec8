import { deviceOf } from '#server/device-name.ts'
import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import {
  addedPasskeySchema,
  addPasskeyBodySchema,
  passkeyParamsSchema,
  passkeySchema,
  passkeySignInBodySchema,
  passkeysSchema,
  renamePasskeyBodySchema,
  webauthnOptionsSchema,
} from '#shared/contract/passkeys.ts'
import { accountSchema } from '#shared/contract/users.ts'
import type { KnownDevices } from './known-devices.ts'
import { challengeMs, type PasskeyService } from './passkeys.service.ts'
import { createSecretCookie } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'

interface PasskeyRouteDeps {
  passkeys: PasskeyService
  sessions: Pick<Sessions, 'browserOf' | 'attach'>
  knownDevices: Pick<KnownDevices, 'remember'>
  publicUrl: string
}

const refusals = errorSchemas(400, 403, 404, 409)
const user = routeOptions({ access: 'user' }, 'account')
const change = routeOptions(
  { access: 'user', recentSignIn: true, limits: [limits.passwordPerPerson] },
  'account',
)
const visit = routeOptions({ access: 'public', limits: [limits.loginPerAddress] }, 'account')

export const registerPasskeyRoutes = (routes: Routes, deps: PasskeyRouteDeps): void => {
  const { passkeys, sessions, knownDevices, publicUrl } = deps
  const maxAgeSeconds = challengeMs / 1000
  const ticketCookie = createSecretCookie({ name: 'waymark_passkey', publicUrl, maxAgeSeconds })

  routes.get(
    '/api/passkeys',
    user('The passkeys of your account', { response: { 200: passkeysSchema } }),
    (request) => passkeys.list(actorOf(request)),
  )

  routes.post(
    '/api/passkeys/options',
    change('What the browser needs to make a passkey', {
      response: { 200: webauthnOptionsSchema, ...refusals },
    }),
    async (request, reply) => {
      const { options, ticket } = await passkeys.beginAdding(actorOf(request))
      ticketCookie.write(reply, ticket)
      return { ...options }
    },
  )

  routes.post(
    '/api/passkeys',
    change('Add the passkey that the browser made', {
      body: addPasskeyBodySchema,
      response: { 201: addedPasskeySchema, ...refusals },
    }),
    async (request, reply) => {
      const device = deviceOf(request)
      const added = await passkeys.add(actorOf(request), ticketCookie.read(request), request.body, device)
      ticketCookie.clear(reply)
      return reply.code(201).send(added)
    },
  )

  routes.put(
    '/api/passkeys/:id',
    user('Rename a passkey', {
      params: passkeyParamsSchema,
      body: renamePasskeyBodySchema,
      response: { 200: passkeySchema, ...refusals },
    }),
    (request) => passkeys.rename(actorOf(request), request.params.id, request.body.name),
  )

  routes.delete(
    '/api/passkeys/:id',
    change('Remove a passkey', {
      params: passkeyParamsSchema,
      response: { 200: acknowledgementSchema, ...refusals },
    }),
    async (request) => {
      await passkeys.remove(actorOf(request), request.params.id, deviceOf(request))
      return { message: 'Passkey removed' }
    },
  )

  routes.post(
    '/api/login/passkey/options',
    visit('What the browser needs to sign in with a passkey', { response: { 200: webauthnOptionsSchema } }),
    async (_request, reply) => {
      const { options, ticket } = await passkeys.beginSignIn()
      ticketCookie.write(reply, ticket)
      return { ...options }
    },
  )

  routes.post(
    '/api/login/passkey',
    visit('Sign in with a passkey', {
      body: passkeySignInBodySchema,
      response: { 200: accountSchema, ...errorSchemas(400, 401, 403) },
    }),
    async (request, reply) => {
      const ticket = ticketCookie.read(request)
      const browser = sessions.browserOf(request)
      const signedIn = await passkeys.finishSignIn(ticket, request.body.response, browser)
      ticketCookie.clear(reply)
      sessions.attach(reply, signedIn.sessionId)
      knownDevices.remember(request, reply, signedIn.deviceToken)
      return signedIn.account
    },
  )
}
