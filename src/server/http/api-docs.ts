import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Config } from '#server/config.ts'
import { loadedOnce } from '#server/loaded-once.ts'
import { packageVersion } from '#server/package-root.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { declarePublic } from './access.ts'
import { withEtag } from './caching.ts'
import { tidyApiDocument } from './tidy-api-document.ts'

const docsPath = '/api/docs'
const documentPath = '/api/openapi.json'
/** Part of the built server. From the sources, the first request generates the document from the routes. */
const builtDocument = fileURLToPath(new URL('./api-document.json', import.meta.url))

/** Register before the routes, because it collects their schemas. */
export async function registerApiDocs(
  app: FastifyInstance,
  { siteName, contactEmail }: Pick<Config, 'siteName' | 'contactEmail'>,
) {
  const info = {
    title: `${siteName} API`,
    description: 'Every error has a `message`; a failed validation also lists `errors` by field.',
    version: packageVersion(),
    contact: { email: contactEmail },
  }
  await app.register(
    swagger,
    existsSync(builtDocument)
      ? {
          mode: 'static',
          specification: { path: builtDocument, baseDir: '', postProcessor: (built) => ({ ...built, info }) },
        }
      : {
          openapi: {
            openapi: '3.1.0',
            info,
            servers: [{ url: '/' }],
            components: {
              securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'waymark_session' } },
            },
          },
          transform: describeRoute,
          transformObject: (document) => tidyApiDocument(jsonSchemaTransformObject(document)),
        },
  )

  await app.register(async (scope) => {
    declarePublic(scope)
    // Serializing YAML would block the event loop for half a second; JSON is YAML too.
    scope.addHook('onRequest', (request, reply, done) => {
      if (/\/(json|yaml)$/.test(request.routeOptions.url ?? '')) reply.redirect(documentPath)
      else done()
    })
    await scope.register(swaggerUi, {
      routePrefix: docsPath,
      theme: { title: `${siteName} API` },
      uiConfig: { docExpansion: 'list', tagsSorter: 'alpha' },
    })
  })

  const description = loadedOnce(async () => {
    const { text, etag } = withEtag(JSON.stringify(app.swagger()))
    const plain = Buffer.from(text)
    return { etag, plain, br: await promisify(brotliCompress)(plain), gzip: await promisify(gzip)(plain) }
  })
  app.get(
    documentPath,
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async (request, reply) => {
      const { etag, ...bodies } = await description()
      const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip'])
      reply.type('application/json; charset=utf-8').header('etag', etag).header('vary', 'accept-encoding')
      if (encoding === null) return reply.send(bodies.plain)
      return reply.header('content-encoding', encoding).send(bodies[encoding])
    },
  )
}

/** Adds the error schema of every route and the required session. */
const describeRoute: typeof jsonSchemaTransform = (document) => {
  if (!('openapiObject' in document)) return jsonSchemaTransform(document)
  const schema = document.schema ?? {}
  const response = { ...Object(schema.response), default: errorBodySchema }
  const { access } = document.route.config ?? {}
  return jsonSchemaTransform({
    ...document,
    schema: {
      operationId: operationIdOf(String(document.route.method), document.url),
      ...schema,
      response,
      ...(access !== 'public' && { security: [{ session: [] }] }),
    },
  })
}

/** `GET /api/reviews/:listingType/:id` is `getReviewsByListingTypeAndId`. */
function operationIdOf(method: string, url: string): string {
  const parts = url.replace(/^\/api\//, '').split('/')
  const capitalize = (text: string) =>
    text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const names = parts.filter((part) => !part.startsWith(':')).map(capitalize)
  const parameters = parts.filter((part) => part.startsWith(':')).map((part) => capitalize(part.slice(1)))
  const by = parameters.length === 0 ? '' : `By${parameters.join('And')}`
  return `${method.toLowerCase()}${names.join('')}${by}`
}
