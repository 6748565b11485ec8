import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { operationsSchema } from '#shared/contract/operations.ts'
import type { OperationsService } from './operations.service.ts'

export function registerOperationsRoutes(app: FastifyInstance, operations: OperationsService) {
  app.withTypeProvider<ZodTypeProvider>().get(
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
