import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Actor } from '#server/actor.ts'
import { forbidden, reauthenticate, secondFactorNeeded, unauthorized } from '#server/errors.ts'

/** Who may call a route: everyone, signed-in users, or admins only. */
export type Access = 'public' | 'user' | 'admin'

/** Implementations query the database only when the request has a session cookie. */
export interface Sessions {
  actorOf(request: FastifyRequest): Promise<Actor | null>
  /** The session id in the cookie, valid or not. */
  idOf(request: FastifyRequest): string | null
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** The response is the same for every caller, so the session is not looked up. */
    anonymous?: boolean
    /** Requires a password entered within the last 15 minutes. */
    recentSignIn?: boolean
  }
  interface FastifyRequest {
    actor: Actor | null
  }
}

/** Every route declares `config: { access }`; a missing declaration stops the process from starting. */
export function registerAccess(app: FastifyInstance, sessions: Sessions) {
  app.decorateRequest('actor', null)

  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  // Checked in onReady, because routes of plugins get their access from a later hook.
  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => route.config?.access === undefined)
    if (undeclared.length === 0) return
    const names = undeclared.map((route) => `${String(route.method)} ${route.url}`).join(', ')
    throw new Error(`Every route declares config.access; these do not: ${names}`)
  })

  const identify = async (request: FastifyRequest) => {
    request.actor = await sessions.actorOf(request)
    const { access, recentSignIn } = request.routeOptions.config
    assertAccess(access, request.actor)
    if (recentSignIn && !request.actor?.hasRecentSignIn) throw reauthenticate()
  }
  app.addHook('onRequest', (request, _reply, done) => {
    // An unknown URL has no config; the not-found handler responds.
    if (request.is404) return done()
    const { access, anonymous } = request.routeOptions.config
    if (!anonymous) return identify(request)
    assertAccess(access, null)
    done()
  })
}

/** Routes that a plugin registers cannot declare their access themselves. */
export function declarePublic(scope: FastifyInstance) {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public', anonymous: true }
  })
}

/** Throws a programming error when the route's access allows anonymous callers. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw unauthorized()
  return request.actor
}

function assertAccess(access: Access | undefined, actor: Actor | null) {
  if (access === 'public') return
  if (actor === null) throw unauthorized()
  if (access === 'user') return
  if (actor.role !== 'admin') throw forbidden()
  if (actor.needsSecondFactor) throw secondFactorNeeded()
}
