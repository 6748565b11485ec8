import { vacuumErased } from './account/account-removal.repository.ts'
import { purgeExpired } from './auth/purge.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/client.ts'
import { addDemoPhotos } from './demo/demo-photos.ts'
import { tidyImports } from './imports/tidy-imports.ts'
import type { JobLogger } from './jobs/graphile-logger.ts'
import { removeFailedJobs } from './jobs/jobs.repository.ts'
import type { Tasks } from './jobs/tasks.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import type { Mailer } from './mail/mailer.ts'
import { prune, requeueAbandoned } from './mail/outbox.repository.ts'
import { createSendMail } from './mail/send-mail.ts'
import { sendDueDigest } from './moderation/digest.ts'
import { purgeTrash } from './moderation/purge-trash.ts'
import { createStorage } from './storage/create-storage.ts'
import { sweepUploads } from './uploads/sweep-uploads.ts'
import { createUploadService } from './uploads/uploads.service.ts'

interface BackgroundDeps {
  config: Config
  db: Db
  mailer: Mailer
  transport: MailTransport
  withUnlimitedClient: Database['withUnlimitedClient']
  clock: () => Date
  logger: JobLogger
}

/** The composition root of background jobs. */
export function createBackgroundTasks(deps: BackgroundDeps): Tasks {
  const { config, db, mailer, clock } = deps
  const { siteName: name, publicUrl, contactEmail, dataDir } = config
  const storage = createStorage(config)
  const site = { name, publicUrl, contactEmail }
  return {
    'send-mail': createSendMail(deps),
    'requeue-mail': () => requeueAbandoned(db),
    'prune-mail': () => prune(db, clock()),
    'send-digest': () => sendDueDigest({ db, clock, mailer, site }),
    'purge-expired': () => purgeExpired({ db, clock }),
    'purge-trash': (_payload, signal) => purgeTrash({ db, clock, signal }),
    'sweep-uploads': (_payload, signal) => sweepUploads({ db, clock, storage, dataDir, signal }),
    'tidy-imports': () => tidyImports({ db, clock }),
    'remove-failed-jobs': () => removeFailedJobs(db),
    'vacuum-erased': () => deps.withUnlimitedClient(vacuumErased),
    'add-demo-photos': (_payload, signal) =>
      addDemoPhotos({ db, uploads: createUploadService({ db, clock, storage, dataDir }) }, signal),
  }
}
