import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Actor } from '#server/actor.ts'
import { forbidden, reauthenticate, unauthorized } from '#server/errors.ts'

/** Who may call a route: anybody, any signed-in person, admins alone. */
export type Access = 'public' | 'user' | 'admin'

/** How a request becomes a person. Implementations ask the database only when a session cookie came along. */
export interface Sessions {
  actorOf(request: FastifyRequest): Promise<Actor | null>
  /** The session that the browser claims to have, good or not; null when it claims none. */
  idOf(request: FastifyRequest): string | null
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** The answer is the same whoever asks, so nobody is looked up: files, pages, health. */
    anonymous?: boolean
    /** The call wants a password that was given within the last 15 minutes. */
    recentSignIn?: boolean
  }
  interface FastifyRequest {
    actor: Actor | null
  }
}

/**
 * Every route says who may call it, in `config: { access }`. One that does not say stops the process from
 * starting, so that a forgotten line is noticed by whoever wrote it and not by a stranger.
 */
export function registerAccess(app: FastifyInstance, sessions: Sessions) {
  app.decorateRequest('actor', null)

  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  // Looked at once all are known, because a plugin's routes are given their access by a later hook.
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
    // An address without a route has no config. The not-found handler answers it, for everyone alike.
    if (request.is404) return done()
    const { access, anonymous } = request.routeOptions.config
    if (!anonymous) return identify(request)
    assertAccess(access, null)
    done()
  })
}

/** Routes that a plugin registers cannot declare anything; whoever registers the plugin declares it for them. */
export function declarePublic(scope: FastifyInstance) {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public', anonymous: true }
  })
}

/** The person behind a request whose route asks for one; null there means that the route's access is wrong. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw unauthorized()
  return request.actor
}

function assertAccess(access: Access | undefined, actor: Actor | null) {
  if (access === 'public') return
  if (actor === null) throw unauthorized()
  if (access === 'user') return
  if (actor.role !== 'admin') throw forbidden()
}
