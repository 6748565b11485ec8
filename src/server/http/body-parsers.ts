import type { FastifyInstance } from 'fastify'

/**
 * JSON only: a cross-site form can send plain text without preflight. An empty body with a JSON header counts as
 * none.
 */
export function registerBodyParsers(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body, done)
  })
}
