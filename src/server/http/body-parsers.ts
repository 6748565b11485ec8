import type { FastifyInstance } from 'fastify'

/**
 * JSON alone. Plain text is what a form of another site can send without asking, and nothing here wants it.
 * An empty body with a JSON header is no body: many clients set the header on every request.
 */
export function registerBodyParsers(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body, done)
  })
}
