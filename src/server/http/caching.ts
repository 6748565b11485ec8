import { hash } from 'node:crypto'
import etag from '@fastify/etag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * API responses are revalidated, and personal ones are not stored at all. ETags are weak, since one response has
 * several encodings, and are computed without the plugin's stream per response.
 */
export async function registerCaching(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl(request, reply))
    done()
  })
  await app.register(etag, { weak: true, hashFn: (body) => hash('sha1', body, 'base64') })
}

function cacheControl(request: FastifyRequest, reply: FastifyReply) {
  const { access } = request.routeOptions.config
  const isPersonal = access !== 'public' || reply.hasHeader('set-cookie')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isPersonal || !isRead || reply.statusCode >= 400) return 'no-store'
  return request.actor === null ? 'no-cache' : 'private, no-cache'
}
