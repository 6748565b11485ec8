import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

type Responses = Record<string, unknown>
export type RouteContracts = ReadonlyMap<string, Responses>

interface Registered {
  routes: Set<string>
  contracts: Map<string, Responses>
}

const registeredByApp = new WeakMap<FastifyInstance, Registered>()

/** A test-only header with the matched route. */
export const routeHeader = 'x-answered-by'

/** The response schemas of each route, by method and pattern. */
export const contractsOf = (app: FastifyInstance): RouteContracts => registeredIn(app).contracts

/** Every registered route except HEAD, as method and pattern. */
export const routesOf = (app: FastifyInstance): ReadonlySet<string> => registeredIn(app).routes

function registeredIn(app: FastifyInstance) {
  const registered = registeredByApp.get(app)
  if (!registered) throw new Error('This app was created before this module was loaded.')
  return registered
}

// The diagnostics channel fires before any route is registered, so the product needs no test hook.
subscribe('fastify.initialization', (message) => {
  const { fastify: app } = message as { fastify: FastifyInstance }
  const registered: Registered = { routes: new Set(), contracts: new Map() }
  registeredByApp.set(app, registered)
  app.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
    const responses = schema?.response
    for (const one of [method].flat()) {
      if (one !== 'HEAD') registered.routes.add(`${one} ${url}`)
      if (typeof responses === 'object' && responses !== null)
        registered.contracts.set(`${one} ${url}`, { ...responses })
    }
  })
  app.addHook('onSend', async (request, reply) => {
    if (!request.is404) reply.header(routeHeader, `${request.method} ${request.routeOptions.url}`)
  })
})
