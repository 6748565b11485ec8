import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import { idParamsSchema } from '#shared/contract/listing-ref.ts'
import {
  savedSearchBodySchema,
  savedSearchChangesSchema,
  savedSearchSchema,
} from '#shared/contract/saved-searches.ts'
import type { SavedSearchService } from './saved-searches.service.ts'

const options = routeOptions({ access: 'user' }, 'Saved searches')
const path = '/api/saved-searches'

export const registerSavedSearchRoutes = (routes: Routes, searches: SavedSearchService): void => {
  routes.get(
    path,
    options('Your saved searches, the newest first, with what is new in each', {
      response: { 200: savedSearchSchema.array() },
    }),
    (request) => searches.list(actorOf(request)),
  )

  routes.post(
    path,
    options('Save a search of a list, or of all lists', {
      body: savedSearchBodySchema,
      response: { 201: savedSearchSchema, ...errorSchemas(400, 409) },
    }),
    async (request, reply) => reply.code(201).send(await searches.create(actorOf(request), request.body)),
  )

  routes.patch(
    `${path}/:id`,
    options('Rename a saved search, choose its digest, or mark it as visited', {
      params: idParamsSchema,
      body: savedSearchChangesSchema,
      response: { 200: savedSearchSchema, ...errorSchemas(400, 404) },
    }),
    (request) => searches.change(actorOf(request), request.params.id, request.body),
  )

  routes.delete(
    `${path}/:id`,
    options('Delete a saved search', {
      params: idParamsSchema,
      response: { 200: acknowledgementSchema, ...errorSchemas(404) },
    }),
    async (request) => {
      await searches.remove(actorOf(request), request.params.id)
      return { message: 'The search is deleted' }
    },
  )
}
