import type { Routes } from '#server/http/http-types.ts'
import { routeOptions } from '#server/http/route-options.ts'
import { operationsSchema } from '#shared/contract/operations.ts'
import type { OperationsService } from './operations.service.ts'

const options = routeOptions({ access: 'admin' }, 'admin')

export function registerOperationsRoutes(routes: Routes, operations: OperationsService) {
  routes.get(
    '/api/admin/operations',
    options('The state of the installation: version, database, jobs, mail, backups, disk', {
      response: { 200: operationsSchema },
    }),
    () => operations.read(),
  )
}
