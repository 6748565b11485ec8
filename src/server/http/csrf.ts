import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from '#server/errors.ts'
import { readMethods } from './read-methods.ts'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Refuses cross-site writes. Only the host of PUBLIC_URL is trusted, since the caller chooses the Host header.
 * Clients that are not browsers send no origin and pass.
 */
export function registerCsrfProtection(app: FastifyInstance, publicUrl: string) {
  app.decorate('ownHosts', hostsOf(new URL(publicUrl)))
  app.addHook('onRequest', (request, _reply, done) => {
    if (!readMethods.has(request.method) && isCrossSite(request)) done(forbidden())
    else done()
  })
}

/** For GET routes with side effects, such as signing out. */
export function isCrossSite(request: FastifyRequest) {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  // Some browsers send neither Origin nor Sec-Fetch-Site on a navigation over HTTP, but they send Referer.
  const origin = request.headers.origin ?? (site === undefined ? request.headers.referer : undefined)
  if (origin === undefined) return false
  // Hosts only: behind a proxy that ends TLS the scheme is unknown.
  return !URL.canParse(origin) || !request.server.ownHosts.has(new URL(origin).host)
}

/** localhost and 127.0.0.1 are the same site. */
function hostsOf({ host, hostname, port }: URL): Set<string> {
  if (!loopbackNames.has(hostname)) return new Set([host])
  return new Set([...loopbackNames].map((name) => (port === '' ? name : `${name}:${port}`)))
}

declare module 'fastify' {
  interface FastifyInstance {
    ownHosts: Set<string>
  }
}
