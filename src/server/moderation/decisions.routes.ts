import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
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

const tags = ['admin']
const config = { access: 'admin' } as const
const response = { 200: decisionAnswerSchema, 404: errorBodySchema, 409: errorBodySchema }

export const registerDecisionRoutes = (
  routes: Routes,
  { decisions, undo }: { decisions: DecisionService; undo: UndoService },
): void => {
  routes.post(
    '/api/admin/approve/:type/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Approve a submission',
        params: moderatedParamsSchema,
        body: decisionBodySchema,
        response,
      },
    },
    (request) => decisions.approve(actorOf(request), { ...request.params, ...request.body }),
  )

  routes.post(
    '/api/admin/approve',
    {
      config,
      schema: {
        tags,
        summary: 'Approve several at once; what cannot be approved is named and left alone',
        body: approveSeveralBodySchema,
        response: { 200: approveSeveralAnswerSchema, 400: errorBodySchema },
      },
    },
    (request) => decisions.approveSeveral(actorOf(request), request.body.items),
  )

  routes.post(
    '/api/admin/reject/:type/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Sends a submission back; the reason is mailed to its submitter',
        params: moderatedParamsSchema,
        body: rejectBodySchema,
        response: { ...response, 400: errorBodySchema },
      },
    },
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
      { config, schema: { tags, summary, params: moderatedParamsSchema, response } },
      (request) => decisions[action](actorOf(request), request.params),
    )
  }

  routes.delete(
    '/api/admin/delete/:type/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Hides a listing everywhere; it stays in the trash for 30 days',
        params: moderatedParamsSchema,
        response: { 200: doneSchema, 404: errorBodySchema },
      },
    },
    (request) => decisions.remove(actorOf(request), request.params),
  )

  routes.post(
    '/api/admin/undo',
    {
      config,
      schema: {
        tags,
        summary: 'Undoes the caller’s own latest actions, each named by the audit id that it answered',
        body: undoBodySchema,
        response: {
          200: acknowledgementSchema,
          400: errorBodySchema,
          403: errorBodySchema,
          404: errorBodySchema,
          409: errorBodySchema,
        },
      },
    },
    async (request) => {
      await undo.undo(actorOf(request), request.body.auditIds)
      return { message: 'Undone' }
    },
  )
}
