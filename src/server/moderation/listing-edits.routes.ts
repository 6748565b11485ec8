import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  approveEditBodySchema,
  decisionAnswerSchema,
  editBodySchema,
  moderatedParamsSchema,
  rejectEditBodySchema,
} from '#shared/contract/moderation.ts'
import type { ListingEditService } from './listing-edits.service.ts'

const admin = routeOptions({ access: 'admin' }, 'admin')

const response = { 200: decisionAnswerSchema, ...errorSchemas(400, 404, 409) }

export const registerListingEditRoutes = (routes: Routes, edits: ListingEditService): void => {
  routes.put(
    '/api/admin/edit/:type/:id',
    admin('Change fields of a listing', { params: moderatedParamsSchema, body: editBodySchema, response }),
    (request) => {
      const { version, ...given } = request.body
      return edits.edit(actorOf(request), { ...request.params, version }, given)
    },
  )

  routes.post(
    '/api/admin/edits/:type/:id/approve',
    admin('Apply the change that the owner of a live listing proposed', {
      params: moderatedParamsSchema,
      body: approveEditBodySchema,
      response,
    }),
    (request) => edits.approve(actorOf(request), { ...request.params, ...request.body }),
  )

  routes.post(
    '/api/admin/edits/:type/:id/reject',
    admin('Send a proposed change back with a reason', {
      params: moderatedParamsSchema,
      body: rejectEditBodySchema,
      response,
    }),
    (request) => {
      const { reason, ...read } = request.body
      return edits.reject(actorOf(request), { ...request.params, ...read }, reason)
    },
  )
}
