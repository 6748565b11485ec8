import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  importSchema,
  importsPageSchema,
  importsQuerySchema,
  importUndoneSchema,
} from '#shared/contract/imports.ts'
import { idParamsSchema } from '#shared/contract/listing-ref.ts'
import type { ImportHistoryService } from './import-history.service.ts'

const options = routeOptions({ access: 'admin' }, 'Import')

export function registerImportHistoryRoutes(routes: Routes, history: ImportHistoryService) {
  routes.get(
    '/api/admin/imports',
    options('Imports with their progress, the newest first', {
      querystring: importsQuerySchema,
      response: { 200: importsPageSchema, ...errorSchemas(400) },
    }),
    (request) => history.page(request.query),
  )

  routes.post(
    '/api/admin/imports/:id/cancel',
    options('Cancel a running import', {
      params: idParamsSchema,
      response: { 200: importSchema, ...errorSchemas(404, 409) },
    }),
    (request) => history.cancel(request.params.id),
  )

  routes.post(
    '/api/admin/imports/:id/undo',
    options('Remove the listings of an import that are unchanged', {
      params: idParamsSchema,
      response: { 200: importUndoneSchema, ...errorSchemas(404, 409) },
    }),
    (request) => history.undo(actorOf(request), request.params.id),
  )
}
