import { signedWords, verifiedWords } from '#server/secrets.ts'
import { type MailTopic, mailTopics } from '#shared/contract/mail-settings.ts'

/** It turns off one topic of one person, and works as long as the mail is kept. */
export const unsubscribeToken = (secret: string, userId: string, topic: MailTopic): string =>
  signedWords(secret, 'unsubscribe', `${userId}.${topic}`)

export function readUnsubscribeToken(secret: string, token: string) {
  const [userId = '', name] = verifiedWords(secret, 'unsubscribe', token)?.split('.') ?? []
  const topic = mailTopics.find((one) => one === name)
  return topic === undefined ? null : { userId, topic }
}
