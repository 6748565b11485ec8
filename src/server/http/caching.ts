import etag from '@fastify/etag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Nothing the API says may be kept without asking again, and what belongs to a person may not be kept at all.
 * Files set their own header. Tags are weak, since the same answer goes out in several encodings.
 */
export async function registerCaching(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl(request, reply))
  })
  await app.register(etag, { weak: true })
}

function cacheControl(request: FastifyRequest, reply: FastifyReply) {
  const { access } = request.routeOptions.config
  const isPersonal = access !== 'public' || reply.hasHeader('set-cookie')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isPersonal || !isRead || reply.statusCode >= 400) return 'no-store'
  return request.actor === null ? 'no-cache' : 'private, no-cache'
}
