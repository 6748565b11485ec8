import { hash } from 'node:crypto'
import etag from '@fastify/etag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A public route whose response to signed-in users has personal data: browsers must not store it. */
    isPersonal?: boolean
  }
}

/**
 * Clients revalidate API responses and never store personal ones. ETags are weak, since one response has several encodings,
 * and are computed without the plugin's stream per response.
 */
export async function registerCaching(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl(request, reply))
    done()
  })
  await app.register(etag, { weak: true, hashFn })
}

const hashFn = (body: string | Buffer) => hash('sha1', body, 'base64')

/** For a cached response, so that its ETag is cached too. */
export const withEtag = (text: string) => ({ text, etag: `W/"${hashFn(text)}"` })

function cacheControl(request: FastifyRequest, reply: FastifyReply) {
  const { access, isPersonal: isPersonalSignedIn = false } = request.routeOptions.config
  const isPersonal =
    access !== 'public' || reply.hasHeader('set-cookie') || (isPersonalSignedIn && request.actor !== null)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isPersonal || !isRead || reply.statusCode >= 400) return 'no-store'
  return request.actor === null ? 'no-cache' : 'private, no-cache'
}
