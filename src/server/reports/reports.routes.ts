import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { createReportBodySchema, reportSchema } from '#shared/contract/reports.ts'
import type { ReportService } from './reports.service.ts'

const user = routeOptions({ access: 'user' }, 'Reports')

export const registerReportRoutes = (routes: Routes, reports: ReportService): void => {
  routes.post(
    '/api/reports',
    user('Report a listing, a review or a reply to the admins', {
      body: createReportBodySchema,
      response: { 201: reportSchema, ...errorSchemas(400, 404) },
    }),
    async (request, reply) => reply.code(201).send(await reports.create(actorOf(request), request.body)),
  )
}
