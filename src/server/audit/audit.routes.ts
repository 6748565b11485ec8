import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { auditPageSchema, auditQuerySchema } from '#shared/contract/audit.ts'
import type { AuditService } from './audit.service.ts'

const admin = routeOptions({ access: 'admin' }, 'admin')

export const registerAuditRoutes = (routes: Routes, audit: AuditService): void => {
  routes.get(
    '/api/admin/audit',
    admin('The audit log, newest first', {
      querystring: auditQuerySchema,
      response: { 200: auditPageSchema, ...errorSchemas(400) },
    }),
    (request) => audit.page(request.query),
  )
}
