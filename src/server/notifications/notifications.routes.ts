import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  notificationsQuerySchema,
  notificationsSchema,
  readNotificationsBodySchema,
  unreadSchema,
} from '#shared/contract/notifications.ts'
import type { NotificationService } from './notifications.service.ts'

const options = routeOptions({ access: 'user' }, 'Saved items')

export const registerNotificationRoutes = (routes: Routes, notifications: NotificationService): void => {
  routes.get(
    '/api/notifications',
    options('Your latest notifications, and how many are unread', {
      querystring: notificationsQuerySchema,
      response: { 200: notificationsSchema, ...errorSchemas(400) },
    }),
    (request) => notifications.list(actorOf(request), request.query.limit),
  )

  routes.post(
    '/api/notifications/read',
    options('Mark notifications as read; without ids, all of them', {
      body: readNotificationsBodySchema,
      response: { 200: unreadSchema, ...errorSchemas(400) },
    }),
    async (request) => ({ unread: await notifications.read(actorOf(request), request.body?.ids) }),
  )
}
