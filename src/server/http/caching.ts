import { hash } from 'node:crypto'
import etag from '@fastify/etag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Nothing the API says may be kept without asking again, and what belongs to a person may not be kept at all.
 * Files set their own header. Tags are weak, since the same answer goes out in several encodings; they are made at one go,
 * without the stream that the plugin would make for each.
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
