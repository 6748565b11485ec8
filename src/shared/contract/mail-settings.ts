import { z } from 'zod'

/** The topics of optional mail. Opt-in, except for `topicsOnByDefault`. */
export const mailTopics = ['reminders', 'saved-searches', 'listings'] as const

/** Mail about the user's own listings, which need an owner's attention. */
const topicsOnByDefault: readonly MailTopic[] = ['listings']
export const isOnByDefault = (topic: MailTopic): boolean => topicsOnByDefault.includes(topic)

const isOn = z.boolean({ error: 'Must be true or false' })
const topics = <T extends z.ZodType>(value: T) =>
  z.object({ reminders: value, 'saved-searches': value, listings: value } satisfies Record<MailTopic, T>)

export const mailSettingsSchema = z
  .object({
    topics: topics(z.boolean()),
    /** The Pacific hour from which daily mail is sent. */
    hour: z.int(),
    /** The reason why no mail is sent; null if there is none. */
    problem: z.enum(['unverified', 'bounced']).nullable(),
  })
  .meta({ id: 'MailSettings' })

/** PUT /api/mail-settings: absent fields stay unchanged. */
export const mailSettingsBodySchema = z.object({
  topics: topics(isOn.optional()).optional(),
  hour: z
    .int({ error: 'hour must be a whole number from 0 to 23' })
    .min(0, 'hour must be a whole number from 0 to 23')
    .max(23, 'hour must be a whole number from 0 to 23')
    .optional(),
})

/** The unsubscribe link of optional mail; mail clients POST to it (RFC 8058). */
export const unsubscribeQuerySchema = z.object({
  token: z.string({ error: 'The link is incomplete' }).max(200, 'The link is incomplete'),
})

export const unsubscribedSchema = z.object({ topic: z.enum(mailTopics) })

export type MailTopic = (typeof mailTopics)[number]
export type MailSettings = z.infer<typeof mailSettingsSchema>
export type MailSettingsBody = z.infer<typeof mailSettingsBodySchema>
