import { signToken, verifyToken } from '#server/secrets.ts'
import { type MailTopic, mailTopics } from '#shared/contract/mail-settings.ts'

/** Turns off one topic for one user. It never expires, because people keep mail. */
export const unsubscribeToken = (secret: string, userId: string, topic: MailTopic): string =>
  signToken(secret, 'unsubscribe', `${userId}.${topic}`)

export function readUnsubscribeToken(secret: string, token: string) {
  const [userId = '', name] = verifyToken(secret, 'unsubscribe', token)?.split('.') ?? []
  const topic = mailTopics.find((known) => known === name)
  return topic === undefined ? null : { userId, topic }
}
