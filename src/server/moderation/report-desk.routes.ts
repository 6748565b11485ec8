import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { idParamsSchema } from '#shared/contract/listing-ref.ts'
import { adminReportsSchema, hideAnswerSchema, resolveAnswerSchema } from '#shared/contract/moderation.ts'
import type { ReportDeskService } from './report-desk.service.ts'

const admin = routeOptions({ access: 'admin' }, 'admin')

export const registerReportDeskRoutes = (routes: Routes, desk: ReportDeskService): void => {
  routes.get(
    '/api/admin/reports',
    admin('What is open first, the newest at the top', { response: { 200: adminReportsSchema } }),
    () => desk.list(),
  )

  routes.post(
    '/api/admin/reports/:id/resolve',
    admin('Resolve a report, and the others about the same item', {
      params: idParamsSchema,
      response: { 200: resolveAnswerSchema, ...errorSchemas(404) },
    }),
    (request) => desk.resolve(actorOf(request), request.params.id),
  )

  for (const [word, isHidden] of [
    ['hide', true],
    ['unhide', false],
  ] as const) {
    routes.post(
      `/api/admin/reviews/:id/${word}`,
      admin(isHidden ? 'Hide a review from everyone but its author' : 'Show a hidden review again', {
        params: idParamsSchema,
        response: { 200: hideAnswerSchema, ...errorSchemas(404) },
      }),
      (request) => desk.hideReview(actorOf(request), request.params.id, isHidden),
    )
  }
}
