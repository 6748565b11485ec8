import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#server/secrets.ts'
import { type MailTopic, mailTopics } from '#shared/contract/mail-settings.ts'

/** Signed instead of stored: it turns off one topic of one person, and works as long as the mail is kept. */
export const unsubscribeToken = (secret: string, userId: string, topic: MailTopic): string =>
  `${userId}.${topic}.${keyedHash(secret, 'unsubscribe', `${userId}.${topic}`)}`

export function readUnsubscribeToken(secret: string, token: string) {
  const [userId = '', name = ''] = token.split('.')
  const topic = mailTopics.find((one) => one === name)
  if (topic === undefined) return null
  const [given, expected] = [token, unsubscribeToken(secret, userId, topic)].map((text) => Buffer.from(text))
  if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected))
    return null
  return { userId, topic }
}
