import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { declarePublic } from './access.ts'

const docsPath = '/api/docs'

/** Registered before the routes, because it collects their schemas. */
export async function registerApiDocs(app: FastifyInstance, siteName: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${siteName} API`,
        description: 'Every error has a `message`; a failed validation also lists `errors` by field.',
        version: '1.0.0',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'waymark_session' } } },
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  })

  await app.register(async (scope) => {
    declarePublic(scope)
    await scope.register(swaggerUi, {
      routePrefix: docsPath,
      theme: { title: `${siteName} API` },
      uiConfig: { docExpansion: 'list', tagsSorter: 'alpha' },
    })
  })

  app.get(
    '/api/openapi.json',
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async () => app.swagger(),
  )
}

/** Adds what applies to every route: the error shape and the required session. */
const describeRoute: typeof jsonSchemaTransform = (document) => {
  if (!('openapiObject' in document)) return jsonSchemaTransform(document)
  const schema = document.schema ?? {}
  const response = { ...Object(schema.response), default: errorBodySchema }
  const { access } = document.route.config ?? {}
  return jsonSchemaTransform({
    ...document,
    schema: { ...schema, response, ...(access !== 'public' && { security: [{ session: [] }] }) },
  })
}
