import { z } from 'zod'
import { maxPageSize } from '../listings/list-query.ts'
import { wholeParameter } from '../listings/parameters.ts'

export const notificationKinds = ['deadline', 'event', 'opens', 'due', 'change'] as const

export const notificationSchema = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  /** 'Deadline in 3 days, on Feb 1', or the changes. */
  message: z.string(),
  listingType: z.string(),
  listingId: z.int(),
  title: z.string(),
  /** False once the listing is no longer live. */
  isAvailable: z.boolean(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
})

/** GET /api/notifications: the latest 100. */
export const notificationsQuerySchema = z.object({
  limit: wholeParameter('limit', 0, maxPageSize).transform((limit) => limit ?? maxPageSize),
})

/** `unread` stops at 100. */
export const notificationsSchema = z
  .object({ unread: z.int(), items: z.array(notificationSchema) })
  .meta({ id: 'Notifications' })

/** POST /api/notifications/read: marks all as read without ids. */
export const readNotificationsBodySchema = z
  .object({
    ids: z
      .array(z.int({ error: 'ids must be a list of numbers' }), { error: 'ids must be a list of numbers' })
      .max(maxPageSize, `At most ${maxPageSize} ids at once`)
      .optional(),
  })
  .nullish()

export const unreadSchema = z.object({ unread: z.int() })

export type Notification = z.infer<typeof notificationSchema>
export type Notifications = z.infer<typeof notificationsSchema>
export type NotificationKind = (typeof notificationKinds)[number]
