import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import {
  approveEditBodySchema,
  decisionAnswerSchema,
  editBodySchema,
  moderatedParamsSchema,
  rejectEditBodySchema,
} from '#shared/contract/moderation.ts'
import type { ListingEditService } from './listing-edits.service.ts'

const tags = ['admin']
const config = { access: 'admin' } as const
const response = {
  200: decisionAnswerSchema,
  400: errorBodySchema,
  404: errorBodySchema,
  409: errorBodySchema,
}

export const registerListingEditRoutes = (routes: Routes, edits: ListingEditService): void => {
  routes.put(
    '/api/admin/edit/:type/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change fields of a listing',
        params: moderatedParamsSchema,
        body: editBodySchema,
        response,
      },
    },
    (request) => {
      const { version, ...given } = request.body
      return edits.edit(actorOf(request), { ...request.params, version }, given)
    },
  )

  routes.post(
    '/api/admin/edits/:type/:id/approve',
    {
      config,
      schema: {
        tags,
        summary: 'Apply the change that the owner of a live listing proposed',
        params: moderatedParamsSchema,
        body: approveEditBodySchema,
        response,
      },
    },
    (request) => edits.approve(actorOf(request), { ...request.params, ...request.body }),
  )

  routes.post(
    '/api/admin/edits/:type/:id/reject',
    {
      config,
      schema: {
        tags,
        summary: 'Send a proposed change back with a reason',
        params: moderatedParamsSchema,
        body: rejectEditBodySchema,
        response,
      },
    },
    (request) => {
      const { reason, ...read } = request.body
      return edits.reject(actorOf(request), { ...request.params, ...read }, reason)
    },
  )
}
