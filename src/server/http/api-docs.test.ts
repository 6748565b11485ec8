import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aServer } from '#server/testing/a-server.ts'
import { oneParameter, wholeParameter } from '#shared/listings/parameters.ts'

const aDocumentedServer = () =>
  aServer({
    routes: (app) =>
      app.withTypeProvider<ZodTypeProvider>().post(
        '/api/things/:id',
        {
          config: { access: 'user' },
          schema: {
            summary: 'Change a thing',
            params: z.object({ id: z.coerce.number().int() }),
            querystring: z.object({ page: wholeParameter('page', 1, 99), near: oneParameter }),
            body: z.object({ title: z.string().max(255) }),
            response: { 200: z.object({ done: z.boolean() }) },
          },
        },
        () => ({ done: true }),
      ),
  })

test('the description is OpenAPI 3.1, made from the routes, with the error shape and who must sign in', async () => {
  const app = await aDocumentedServer()
  const answer = await app.inject('/api/openapi.json')
  expect(answer.statusCode).toBe(200)
  const description = answer.json()
  expect(description.openapi).toBe('3.1.0')
  const route = description.paths['/api/things/{id}'].post
  expect(route.security).toEqual([{ session: [] }])
  expect(route.requestBody.content['application/json'].schema.properties.title.maxLength).toBe(255)
  expect(route.responses.default.content['application/json'].schema.$ref).toBe('#/components/schemas/Error')
  expect(description.components.schemas.Error.properties.message.type).toBe('string')
  expect(description.paths['/api/health'].get.security).toBeUndefined()
  const types = route.parameters.filter((one: { in: string }) => one.in === 'query')
  expect(types.map(({ name, schema }: { name: string; schema: object }) => [name, schema])).toEqual([
    ['page', { type: 'integer', minimum: 1, maximum: 99 }],
    ['near', { type: 'string' }],
  ])
  const declared = description.tags.map(({ name }: { name: string }) => name)
  for (const operation of Object.values(description.paths).flatMap((path) => Object.values(path as object))) {
    expect(operation.summary && operation.description).toBeTruthy()
    expect(operation.description).toContain(operation.summary)
    for (const tag of operation.tags) expect(declared).toContain(tag)
  }
  expect(Object.keys(description.paths)).not.toContain('/')
})

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0.9', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('for a client that accepts %s it is prepared once', async (accepted, encoding, read) => {
  const app = await aDocumentedServer()
  const ask = (headers = {}) =>
    app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': accepted, ...headers } })
  const { headers, rawPayload } = await ask()
  expect(headers['content-encoding']).toBe(encoding)
  // The compression of other responses does not know the length in advance.
  expect(headers['content-length']).toBe(String(rawPayload.byteLength))
  expect(JSON.parse(read(rawPayload).toString()).openapi).toBe('3.1.0')
  expect((await ask({ 'if-none-match': headers.etag })).statusCode).toBe(304)
})

test('a page to browse it is at /api/docs, without inline scripts', async () => {
  const app = await aDocumentedServer()
  const answer = await app.inject('/api/docs')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
  const sources = [...answer.body.matchAll(/<script src="([^"]+)"[^>]*>\s*<\/script>/g)].map(
    ([, source]) => source,
  )
  expect(answer.body.match(/<script/g)).toHaveLength(sources.length)
  for (const source of sources) expect((await app.inject(String(source))).statusCode).toBe(200)
})

test.each(['json', 'yaml'])(
  'the page and tools that ask it for %s get the same description',
  async (format) => {
    const app = await aDocumentedServer()
    const answer = await app.inject(`/api/docs/${format}`)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/api/openapi.json')
  },
)
