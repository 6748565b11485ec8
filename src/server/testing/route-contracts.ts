import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

type Responses = Record<string, unknown>
export type RouteContracts = ReadonlyMap<string, Responses>

const contractsByApp = new WeakMap<FastifyInstance, Map<string, Responses>>()

/** A test-only header with the matched route. */
export const routeHeader = 'x-answered-by'

/** The response schemas of each route, by method and pattern. */
export function contractsOf(app: FastifyInstance): RouteContracts {
  const contracts = contractsByApp.get(app)
  if (!contracts) throw new Error('This app was made before the tests began to listen.')
  return contracts
}

// The diagnostics channel fires before anything is registered, so the product needs no hook for tests.
subscribe('fastify.initialization', (message) => {
  const { fastify: app } = message as { fastify: FastifyInstance }
  const contracts = new Map<string, Responses>()
  contractsByApp.set(app, contracts)
  app.addHook('onRoute', (route: RouteOptions) => {
    const responses = route.schema?.response
    if (typeof responses !== 'object' || responses === null) return
    for (const method of [route.method].flat()) contracts.set(`${method} ${route.url}`, { ...responses })
  })
  app.addHook('onSend', async (request, reply) => {
    if (!request.is404) reply.header(routeHeader, `${request.method} ${request.routeOptions.url}`)
  })
})
