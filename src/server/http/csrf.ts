import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from '#server/errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser says where a request comes from, and a page of another site cannot make it lie. So a request that
 * changes something is refused when the browser names another site. Clients that are not browsers say nothing
 * and hold nobody's cookies; they pass.
 */
export function registerCsrfProtection(app: FastifyInstance, publicUrl: string) {
  const publicHost = new URL(publicUrl).host
  app.decorate('publicHost', publicHost)
  app.addHook('onRequest', (request, _reply, done) => {
    if (!safeMethods.has(request.method) && isCrossSite(request)) done(forbidden())
    else done()
  })
}

/** For the few GETs that change something, such as signing out. */
export function isCrossSite(request: FastifyRequest) {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  // The referrer stands in for browsers that name no origin on a navigation, and on plain HTTP no site either.
  const origin = request.headers.origin ?? (site === undefined ? request.headers.referer : undefined)
  return origin !== undefined && !isOwnOrigin(request, origin)
}

/** Only hosts are compared: behind a proxy that ends TLS, this process does not know the browser's scheme. */
function isOwnOrigin(request: FastifyRequest, origin: string) {
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  const asked = `${protocol}//${request.host}`
  return host === request.server.publicHost || (URL.canParse(asked) && host === new URL(asked).host)
}

declare module 'fastify' {
  interface FastifyInstance {
    publicHost: string
  }
}
