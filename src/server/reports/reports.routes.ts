import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { createReportBodySchema, reportSchema } from '#shared/contract/reports.ts'
import type { ReportService } from './reports.service.ts'

export const registerReportRoutes = (routes: Routes, reports: ReportService): void => {
  routes.post(
    '/api/reports',
    {
      config: { access: 'user' },
      schema: {
        tags: ['Reports'],
        summary: 'Report a listing, a review or a reply to the admins',
        body: createReportBodySchema,
        response: { 201: reportSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => reply.code(201).send(await reports.create(actorOf(request), request.body)),
  )
}
