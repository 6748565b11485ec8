import { vacuumErased } from './account/account-removal.repository.ts'
import { purgeExpired } from './auth/purge.ts'
import { makeScheduledBackup } from './backup/scheduled-backups.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/client.ts'
import { forkDemoPhotos } from './demo/fork-demo-photos.ts'
import { askOwners } from './freshness/ask-owners.ts'
import { tidyImports } from './imports/tidy-imports.ts'
import { removeFailedJobs } from './jobs/jobs.repository.ts'
import type { Tasks } from './jobs/tasks.ts'
import { checkDueLinks } from './link-watch/check-due-links.ts'
import { type LinkNetwork, publicInternet } from './link-watch/link-network.ts'
import type { Logger } from './logger.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import type { Mailer } from './mail/mailer.ts'
import { prune, requeueAbandoned } from './mail/outbox.repository.ts'
import { createSendMail } from './mail/send-mail.ts'
import { createTopicMailer } from './mail-settings/topic-mailer.ts'
import { sendDueDigest } from './moderation/digest.ts'
import { purgeTrash } from './moderation/purge-trash.ts'
import { notifySavers } from './notifications/notify-savers.ts'
import { runReminders } from './notifications/run-reminders.ts'
import { sendDailyMail } from './notifications/send-daily-mail.ts'
import { tidyNotifications } from './notifications/tidy-notifications.ts'
import { sendSearchDigests } from './saved-searches/send-search-digests.ts'
import { createStorage } from './storage/create-storage.ts'
import { createSuspensionService } from './suspensions/suspensions.service.ts'
import { sweepUploads } from './uploads/sweep-uploads.ts'

interface BackgroundDeps {
  config: Config
  db: Db
  mailer: Mailer
  transport: MailTransport
  withUnlimitedClient: Database['withUnlimitedClient']
  sessionSecret: string
  clock: () => Date
  logger: Logger
  /** For link checks; tests inject their own. */
  network?: LinkNetwork
}

/** The composition root of background jobs. */
export function createBackgroundTasks(deps: BackgroundDeps): Tasks {
  const { config, db, mailer, clock } = deps
  const { siteName: name, publicUrl, contactEmail, dataDir } = config
  const storage = createStorage(config)
  const site = { name, publicUrl, contactEmail }
  const topicMailer = createTopicMailer({ clock, site, sessionSecret: deps.sessionSecret })
  return {
    'send-mail': createSendMail(deps),
    'requeue-mail': () => requeueAbandoned(db),
    'prune-mail': () => prune(db, clock()),
    'send-digest': () => sendDueDigest({ db, clock, mailer, site }),
    'end-suspensions': () => createSuspensionService({ db, clock, mailer, site }).endExpired(),
    'tell-savers': (payload, signal) => notifySavers({ db, clock, signal }, payload),
    'daily-notices': async (_payload, signal) => {
      // The daily mail waits until all reminders exist.
      if (await runReminders({ db, clock, signal })) await sendDailyMail({ db, clock, topicMailer, signal })
    },
    'tidy-notifications': () => tidyNotifications({ db, clock }),
    'send-search-digests': (_payload, signal) => sendSearchDigests({ db, clock, topicMailer, signal }),
    'purge-expired': () => purgeExpired({ db, clock }),
    'purge-trash': (_payload, signal) => purgeTrash({ db, clock, signal }),
    'sweep-uploads': (_payload, signal) => sweepUploads({ db, clock, storage, dataDir, signal }),
    'tidy-imports': () => tidyImports({ db, clock }),
    'remove-failed-jobs': () => removeFailedJobs(db),
    'vacuum-erased': () => deps.withUnlimitedClient(vacuumErased),
    'make-backup': async (_payload, signal) => {
      const source = { withUnlimitedClient: deps.withUnlimitedClient, storage, clock, signal }
      if (config.backups) await makeScheduledBackup(source, config.backups)
    },
    'check-links': async (_payload, signal) => {
      const network = deps.network ?? publicInternet
      if (config.linkWatch) await checkDueLinks({ db, clock, network, publicUrl, signal })
    },
    'ask-owners': (_payload, signal) =>
      askOwners({ db, clock, topicMailer, sessionSecret: deps.sessionSecret, signal }),
    'add-demo-photos': (_payload, signal) => forkDemoPhotos(signal),
  }
}
