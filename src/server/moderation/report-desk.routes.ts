import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { idParamsSchema } from '#shared/contract/listing-ref.ts'
import { adminReportsSchema, hideAnswerSchema, resolveAnswerSchema } from '#shared/contract/moderation.ts'
import type { ReportDeskService } from './report-desk.service.ts'

const tags = ['admin']
const config = { access: 'admin' } as const

export const registerReportDeskRoutes = (routes: Routes, desk: ReportDeskService): void => {
  routes.get(
    '/api/admin/reports',
    {
      config,
      schema: {
        tags,
        summary: 'What is open first, the newest at the top',
        response: { 200: adminReportsSchema },
      },
    },
    () => desk.list(),
  )

  routes.post(
    '/api/admin/reports/:id/resolve',
    {
      config,
      schema: {
        tags,
        summary: 'Resolve a report, and the others about the same item',
        params: idParamsSchema,
        response: { 200: resolveAnswerSchema, 404: errorBodySchema },
      },
    },
    (request) => desk.resolve(actorOf(request), request.params.id),
  )

  for (const [word, isHidden] of [
    ['hide', true],
    ['unhide', false],
  ] as const) {
    routes.post(
      `/api/admin/reviews/:id/${word}`,
      {
        config,
        schema: {
          tags,
          summary: isHidden ? 'Hide a review from everyone but its author' : 'Show a hidden review again',
          params: idParamsSchema,
          response: { 200: hideAnswerSchema, 404: errorBodySchema },
        },
      },
      (request) => desk.hideReview(actorOf(request), request.params.id, isHidden),
    )
  }
}
