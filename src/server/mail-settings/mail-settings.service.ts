import type { Actor } from '#server/actor.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { invalidField, unauthorized } from '#server/errors.ts'
import * as users from '#server/users/users.repository.ts'
import {
  isOnByDefault,
  type MailSettings,
  type MailSettingsBody,
  type MailTopic,
  mailTopics,
} from '#shared/contract/mail-settings.ts'
import { changeMailSettings, clearBounce, findMailSettings } from './mail-settings.repository.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

export type MailSettingsService = ReturnType<typeof createMailSettingsService>

export const createMailSettingsService = ({ db, sessionSecret }: { db: Db; sessionSecret: string }) => {
  const change = (actor: Actor, work: (db: Queryable) => Promise<void>) =>
    transact(db, async (db) => {
      // The lock blocks a concurrent deletion of the account.
      if ((await users.lockById(db, actor.userId)) === null) throw unauthorized()
      await work(db)
      return present(await findMailSettings(db, actor.userId))
    })

  return {
    read: async (actor: Actor): Promise<MailSettings> => present(await findMailSettings(db, actor.userId)),

    save: (actor: Actor, { topics = {}, hour }: MailSettingsBody): Promise<MailSettings> =>
      change(actor, (db) =>
        changeMailSettings(db, actor.userId, {
          on: mailTopics.filter((topic) => topics[topic] === true),
          off: mailTopics.filter((topic) => topics[topic] === false),
          hour,
        }),
      ),

    /** Sends mail again to an address that bounced. */
    retry: (actor: Actor): Promise<MailSettings> => change(actor, (db) => clearBounce(db, actor.userId)),

    /** Idempotent. Returns the topic that is off now. */
    async unsubscribe(token: string): Promise<MailTopic> {
      const parsed = readUnsubscribeToken(sessionSecret, token)
      if (parsed === null) throw linkInvalid()
      await transact(db, async (db) => {
        // A deleted account has nothing to turn off.
        if ((await users.lockById(db, parsed.userId)) === null) return
        await changeMailSettings(db, parsed.userId, { on: [], off: [parsed.topic] })
      })
      return parsed.topic
    },
  }
}

const present = (stored: Awaited<ReturnType<typeof findMailSettings>>): MailSettings => {
  if (stored === null) throw unauthorized()
  const has = (topic: MailTopic) =>
    isOnByDefault(topic) ? !stored.declinedTopics.includes(topic) : stored.topics.includes(topic)
  return {
    topics: {
      reminders: has('reminders'),
      'saved-searches': has('saved-searches'),
      listings: has('listings'),
    },
    hour: stored.hour,
    problem: stored.isBounced ? 'bounced' : stored.isVerified ? null : 'unverified',
  }
}

const linkInvalid = () =>
  invalidField(
    'token',
    'This link does not work',
    'This link does not work. You can turn off emails in your settings.',
  )
