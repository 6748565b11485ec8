import type { Routes } from '#server/http/http-types.ts'
import { auditPageSchema, auditQuerySchema } from '#shared/contract/audit.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import type { AuditService } from './audit.service.ts'

export const registerAuditRoutes = (routes: Routes, audit: AuditService): void => {
  routes.get(
    '/api/admin/audit',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'The audit log, newest first',
        querystring: auditQuerySchema,
        response: { 200: auditPageSchema, 400: errorBodySchema },
      },
    },
    (request) => audit.page(request.query),
  )
}
