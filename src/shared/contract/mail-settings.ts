import { z } from 'zod'

/** Optional mail, by what it is about. Topics are off until chosen, unless they are on at first. */
export const mailTopics = ['reminders', 'saved-searches', 'listings'] as const

/** Mail about one's own listings, which nobody else can look after. */
const topicsOnAtFirst: readonly MailTopic[] = ['listings']
export const isOnAtFirst = (topic: MailTopic): boolean => topicsOnAtFirst.includes(topic)

const isOn = z.boolean({ error: 'Must be true or false' })
const topics = <T extends z.ZodType>(value: T) =>
  z.object({ reminders: value, 'saved-searches': value, listings: value } satisfies Record<MailTopic, T>)

export const mailSettingsSchema = z
  .object({
    topics: topics(z.boolean()),
    /** The hour in California from which the daily mail goes out. */
    hour: z.int(),
    /** Why nothing is sent at present. */
    problem: z.enum(['unverified', 'bounced']).nullable(),
  })
  .meta({ id: 'MailSettings' })

/** PUT /api/mail-settings: what is absent stays as it is. */
export const mailSettingsBodySchema = z.object({
  topics: topics(isOn.optional()).optional(),
  hour: z
    .int({ error: 'hour must be a whole number from 0 to 23' })
    .min(0, 'hour must be a whole number from 0 to 23')
    .max(23, 'hour must be a whole number from 0 to 23')
    .optional(),
})

/** A link in every optional mail; RFC 8058 posts to it. */
export const unsubscribeQuerySchema = z.object({
  token: z.string({ error: 'The link is incomplete' }).max(200, 'The link is incomplete'),
})

export const unsubscribedSchema = z.object({ topic: z.enum(mailTopics) })

export type MailTopic = (typeof mailTopics)[number]
export type MailSettings = z.infer<typeof mailSettingsSchema>
export type MailSettingsBody = z.infer<typeof mailSettingsBodySchema>
