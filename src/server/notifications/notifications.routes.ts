import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '#server/http/access.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import {
  notificationsQuerySchema,
  notificationsSchema,
  readNotificationsBodySchema,
  unreadSchema,
} from '#shared/contract/notifications.ts'
import type { NotificationService } from './notifications.service.ts'

const tags = ['Saved items']

export const registerNotificationRoutes = (
  app: FastifyInstance,
  notifications: NotificationService,
): void => {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/notifications',
    {
      config: { access: 'user' },
      schema: {
        tags,
        querystring: notificationsQuerySchema,
        response: { 200: notificationsSchema, 400: errorBodySchema },
      },
    },
    (request) => notifications.list(actorOf(request), request.query.limit),
  )

  routes.post(
    '/api/notifications/read',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Mark notifications as read; without ids, all of them',
        body: readNotificationsBodySchema,
        response: { 200: unreadSchema, 400: errorBodySchema },
      },
    },
    async (request) => ({ unread: await notifications.read(actorOf(request), request.body?.ids) }),
  )
}
