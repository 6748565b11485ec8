import { AppError } from '#server/errors.ts'
import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import { sendNotBuilt } from '#server/http/page.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import { idParamsSchema } from '#shared/contract/listing-ref.ts'
import {
  ownSharedListSchema,
  savedFromListSchema,
  sharedListBodySchema,
  sharedListSchema,
  sharedListTokenParamsSchema,
} from '#shared/contract/shared-lists.ts'
import { sharedListPage } from './shared-list-page.ts'
import type { SharedListService } from './shared-lists.service.ts'

const forUsers = routeOptions({ access: 'user' }, 'Shared lists')
const config = { access: 'public', anonymous: true, limits: [limits.pagePerAddress] } as const
const forEveryone = routeOptions(config, 'Shared lists')

/** The log has route patterns instead of URLs, so it contains no tokens. */
export const registerSharedListRoutes = (
  routes: Routes,
  { lists, siteName }: { lists: SharedListService; siteName: string },
): void => {
  routes.get(
    '/api/shared-lists',
    forUsers('The lists you share, the newest first', { response: { 200: ownSharedListSchema.array() } }),
    (request) => lists.list(actorOf(request)),
  )

  routes.post(
    '/api/shared-lists',
    forUsers('Share listings as a link that anyone can open', {
      body: sharedListBodySchema,
      response: { 201: ownSharedListSchema, ...errorSchemas(400, 404, 409) },
    }),
    async (request, reply) => reply.code(201).send(await lists.create(actorOf(request), request.body)),
  )

  routes.delete(
    '/api/shared-lists/:id',
    forUsers('Stop sharing a list', {
      params: idParamsSchema,
      response: { 200: acknowledgementSchema, ...errorSchemas(404) },
    }),
    async (request) => {
      await lists.remove(actorOf(request), request.params.id)
      return { message: 'The list is no longer shared' }
    },
  )

  const token = { params: sharedListTokenParamsSchema }

  routes.get(
    '/api/lists/:token',
    forEveryone('A shared list', { ...token, response: { 200: sharedListSchema, ...errorSchemas(404) } }),
    async ({ params }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send(await lists.read(params.token)),
  )

  routes.post(
    '/api/lists/:token/save',
    forUsers('Save all items of a shared list as your own', {
      ...token,
      response: { 200: savedFromListSchema, ...errorSchemas(404) },
    }),
    async (request) => ({ savedCount: await lists.save(actorOf(request), request.params.token) }),
  )

  routes.get(
    '/lists/:token',
    { config, schema: { hide: true, ...token } },
    async ({ params, server }, reply) => {
      if (server.pages === null) return sendNotBuilt(reply)
      const list = await lists.read(params.token).catch((error: unknown) => {
        if (error instanceof AppError && error.kind === 'not-found') return null
        throw error
      })
      return reply
        .code(list === null ? 404 : 200)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(sharedListPage(server.pages, list, siteName))
    },
  )
}
