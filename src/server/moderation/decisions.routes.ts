import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import {
  approveSeveralAnswerSchema,
  approveSeveralBodySchema,
  decisionAnswerSchema,
  decisionBodySchema,
  doneSchema,
  moderatedParamsSchema,
  rejectBodySchema,
  undoBodySchema,
} from '#shared/contract/moderation.ts'
import type { DecisionService } from './decisions.service.ts'
import type { UndoService } from './undo.service.ts'

const admin = routeOptions({ access: 'admin' }, 'admin')

const response = { 200: decisionAnswerSchema, ...errorSchemas(404, 409) }

export const registerDecisionRoutes = (
  routes: Routes,
  { decisions, undo }: { decisions: DecisionService; undo: UndoService },
): void => {
  routes.post(
    '/api/admin/approve/:type/:id',
    admin('Approve a submission', { params: moderatedParamsSchema, body: decisionBodySchema, response }),
    (request) => decisions.approve(actorOf(request), { ...request.params, ...request.body }),
  )

  routes.post(
    '/api/admin/approve',
    admin('Approve several at once; what cannot be approved is named and left alone', {
      body: approveSeveralBodySchema,
      response: { 200: approveSeveralAnswerSchema, ...errorSchemas(400) },
    }),
    (request) => decisions.approveSeveral(actorOf(request), request.body.items),
  )

  routes.post(
    '/api/admin/reject/:type/:id',
    admin('Sends a submission back; the reason is mailed to its submitter', {
      params: moderatedParamsSchema,
      body: rejectBodySchema,
      response: { ...response, ...errorSchemas(400) },
    }),
    (request) => {
      const { reason, version } = request.body
      return decisions.reject(actorOf(request), { ...request.params, version }, reason)
    },
  )

  for (const [action, summary] of [
    ['deactivate', 'Hides an approved listing from everyone but admins and its owner'],
    ['activate', 'Shows a deactivated listing again'],
  ] as const) {
    routes.post(
      `/api/admin/${action}/:type/:id`,
      admin(summary, { params: moderatedParamsSchema, response }),
      (request) => decisions[action](actorOf(request), request.params),
    )
  }

  routes.delete(
    '/api/admin/delete/:type/:id',
    admin('Hides a listing everywhere; it stays in the trash for 30 days', {
      params: moderatedParamsSchema,
      response: { 200: doneSchema, ...errorSchemas(404) },
    }),
    (request) => decisions.remove(actorOf(request), request.params),
  )

  routes.post(
    '/api/admin/undo',
    admin('Undoes the caller’s own latest actions, each named by the audit id that it answered', {
      body: undoBodySchema,
      response: { 200: acknowledgementSchema, ...errorSchemas(400, 403, 404, 409) },
    }),
    async (request) => {
      await undo.undo(actorOf(request), request.body.auditIds)
      return { message: 'Undone' }
    },
  )
}
