import type { Routes } from '#server/http/http-types.ts'
import { operationsSchema } from '#shared/contract/operations.ts'
import type { OperationsService } from './operations.service.ts'

export function registerOperationsRoutes(routes: Routes, operations: OperationsService) {
  routes.get(
    '/api/admin/operations',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'The state of the installation: version, database, jobs, mail, backups, disk',
        response: { 200: operationsSchema },
      },
    },
    () => operations.read(),
  )
}
