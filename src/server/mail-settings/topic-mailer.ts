import type { Queryable } from '#server/db/client.ts'
import { enqueue } from '#server/mail/outbox.repository.ts'
import { dailyMailKey, type MailRecipient } from '#server/mail/recipients.repository.ts'
import { type MailSite, siteLink } from '#server/mail/templates/mail-site.ts'
import type { MailContent, TopicRecipient } from '#server/mail/templates/render-mail.ts'
import type { MailTopic } from '#shared/contract/mail-settings.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

interface TopicMail {
  topic: MailTopic
  to: MailRecipient
  /** In California. A second mail of the topic on that day is not stored. */
  day: string
  content: (site: MailSite, to: TopicRecipient) => MailContent
  /** For content that expires. */
  deliverBy?: Date
}

export type TopicMailer = ReturnType<typeof createTopicMailer>

interface TopicMailerDeps {
  clock: () => Date
  site: MailSite
  sessionSecret: string
}

/** Mail that users choose by topic in Settings. The job that sends it checks the subscription again. */
export const createTopicMailer = ({ clock, site, sessionSecret }: TopicMailerDeps) => ({
  /** Call it in the transaction of the cause. False if a mail with the same key is stored. */
  async enqueue(db: Queryable, { topic, to, day, content, deliverBy }: TopicMail): Promise<boolean> {
    const token = unsubscribeToken(sessionSecret, to.id, topic)
    const unsubscribeUrl = siteLink(site, `/unsubscribe?token=${token}`)
    const mail = { ...content(site, { firstName: to.firstName, unsubscribeUrl }), to: to.email, deliverBy }
    const optional = { userId: to.id, topic, uniqueKey: dailyMailKey(topic, to.id, day), unsubscribeUrl }
    return (await enqueue(db, { ...mail, ...optional }, clock())) !== null
  },
})
