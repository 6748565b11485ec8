import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from '#server/errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Refuses a write when the browser says that it comes from another site. Only the host of PUBLIC_URL counts as ours: the
 * Host header is the caller's choice. Clients that are not browsers send no origin and carry no cookies; they pass.
 */
export function registerCsrfProtection(app: FastifyInstance, publicUrl: string) {
  app.decorate('ownHosts', hostsOf(new URL(publicUrl)))
  app.addHook('onRequest', (request, _reply, done) => {
    if (!safeMethods.has(request.method) && isCrossSite(request)) done(forbidden())
    else done()
  })
}

/** For the few GETs that change something, such as signing out. */
export function isCrossSite(request: FastifyRequest) {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  // Browsers that send no origin on a navigation, and over plain HTTP no site either, still send a referrer.
  const origin = request.headers.origin ?? (site === undefined ? request.headers.referer : undefined)
  return origin !== undefined && !isOwnOrigin(request, origin)
}

/** Compares hosts only: behind a proxy that ends TLS, this process does not know the browser's scheme. */
function isOwnOrigin(request: FastifyRequest, origin: string) {
  return URL.canParse(origin) && request.server.ownHosts.has(new URL(origin).host)
}

/** A site on this machine is opened as localhost and as 127.0.0.1; both are the same site. */
function hostsOf({ host, hostname, port }: URL): Set<string> {
  if (!loopbackNames.has(hostname)) return new Set([host])
  return new Set([...loopbackNames].map((name) => (port === '' ? name : `${name}:${port}`)))
}

declare module 'fastify' {
  interface FastifyInstance {
    ownHosts: Set<string>
  }
}
