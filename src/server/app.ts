import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { registerEventPlaceRoutes } from '#server/event-places/event-places.routes.ts'
import { createEventPlaceService } from '#server/event-places/event-places.service.ts'
import { registerAccountRoutes } from './account/account.routes.ts'
import { createAccountService } from './account/account.service.ts'
import { registerAuditRoutes } from './audit/audit.routes.ts'
import { createAuditService } from './audit/audit.service.ts'
import { registerAccountLinkRoutes } from './auth/account-links.routes.ts'
import { createAccountLinkService } from './auth/account-links.service.ts'
import { createAccountLinks } from './auth/account-links.ts'
import { registerAuthRoutes } from './auth/auth.routes.ts'
import { createAuthService } from './auth/auth.service.ts'
import { createKnownDevices } from './auth/known-devices.ts'
import { registerOidcRoutes } from './auth/oidc.routes.ts'
import { createOidcService } from './auth/oidc.service.ts'
import { createOidcClient } from './auth/oidc-client.ts'
import { createPasswords } from './auth/passwords.ts'
import { registerSessionRoutes } from './auth/sessions.routes.ts'
import { createSessionService } from './auth/sessions.service.ts'
import { createSessions } from './auth/sessions.ts'
import { registerBookmarkRoutes } from './bookmarks/bookmarks.routes.ts'
import { createBookmarkService } from './bookmarks/bookmarks.service.ts'
import { registerCalendarRoutes } from './calendar/calendar.routes.ts'
import { createCalendarService } from './calendar/calendar.service.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import { registerHomeRoutes } from './home/home.routes.ts'
import { createHomeService } from './home/home.service.ts'
import { createHttpServer } from './http/http-server.ts'
import { registerImportHelpRoutes } from './imports/import-help.routes.ts'
import { registerImportHistoryRoutes } from './imports/import-history.routes.ts'
import { createImportHistoryService } from './imports/import-history.service.ts'
import { registerImportRoutes } from './imports/imports.routes.ts'
import { createImportService } from './imports/imports.service.ts'
import { clearCacheAfterWrites } from './listings/clear-cache-after-writes.ts'
import type { ListingCache } from './listings/listing-cache.ts'
import { registerListingRoutes } from './listings/listings.routes.ts'
import { createListingService } from './listings/listings.service.ts'
import type { Mailer } from './mail/mailer.ts'
import { mailFolderIn } from './mail/remove-mail-files.ts'
import { registerDecisionRoutes } from './moderation/decisions.routes.ts'
import { createDecisionService } from './moderation/decisions.service.ts'
import { registerListingEditRoutes } from './moderation/listing-edits.routes.ts'
import { createListingEditService } from './moderation/listing-edits.service.ts'
import { createOverviewService } from './moderation/overview.service.ts'
import { registerQueueRoutes } from './moderation/queue.routes.ts'
import { createQueueService } from './moderation/queue.service.ts'
import { registerReportDeskRoutes } from './moderation/report-desk.routes.ts'
import { createReportDeskService } from './moderation/report-desk.service.ts'
import { createSubmitterMail } from './moderation/submitter-mail.ts'
import { registerTrashRoutes } from './moderation/trash.routes.ts'
import { createTrashService } from './moderation/trash.service.ts'
import { createUndoService } from './moderation/undo.service.ts'
import { registerPlanRoutes } from './plan/plan.routes.ts'
import { createPlanService } from './plan/plan.service.ts'
import { registerThumbsUpRoutes } from './reactions/thumbs-up.routes.ts'
import { createThumbsUpService } from './reactions/thumbs-up.service.ts'
import { registerReportRoutes } from './reports/reports.routes.ts'
import { createReportService } from './reports/reports.service.ts'
import { registerReviewRoutes } from './reviews/reviews.routes.ts'
import { createReviewService } from './reviews/reviews.service.ts'
import { createStorage } from './storage/create-storage.ts'
import { registerMyListingRoutes } from './submissions/my-listings.routes.ts'
import { createMyListingService } from './submissions/my-listings.service.ts'
import { createSubmissionMail } from './submissions/submission-mail.ts'
import { registerSubmissionRoutes } from './submissions/submissions.routes.ts'
import { createSubmissionService } from './submissions/submissions.service.ts'
import { registerUploadRoutes } from './uploads/uploads.routes.ts'
import { createUploadService } from './uploads/uploads.service.ts'
import { registerProfileRoutes } from './users/profile.routes.ts'
import { registerUsersRoutes } from './users/users.routes.ts'
import { createUsersService } from './users/users.service.ts'
import { registerViewRoutes } from './views/views.routes.ts'
import { createViewService } from './views/views.service.ts'

export interface AppDeps {
  config: Config
  db: Db
  ping: () => Promise<unknown>
  mailer: Mailer
  sessionSecret: string
  clock: () => Date
  log: FastifyBaseLogger
  cache: ListingCache
  /** The folder of the built client. */
  clientDir: string
}

/** The composition root: creates each service once and passes it to its routes. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, ping, mailer, sessionSecret, clock, log, cache, clientDir } = deps
  const { publicUrl, siteName, contactEmail } = config

  const sessions = createSessions({ db, clock, publicUrl, sessionSecret })
  const passwords = createPasswords()
  const site = { name: siteName, publicUrl, contactEmail }
  const links = createAccountLinks({ mailer, site, sessionSecret, clock })
  const knownDevices = createKnownDevices(publicUrl, sessionSecret)
  const auth = createAuthService({
    db,
    clock,
    passwords,
    sessions,
    knownDevices,
    links,
    siteName,
    rateLimit: config.rateLimit,
  })
  const accountLinks = createAccountLinkService({ db, clock, passwords, links, siteName })
  const users = createUsersService({ db, clock })

  const app = await createHttpServer({ config, sessions, ping, log, clientDir })
  clearCacheAfterWrites(app, cache)

  registerAuthRoutes(app, { auth, sessions, knownDevices })
  registerSessionRoutes(app, createSessionService({ db, clock }))
  registerAccountLinkRoutes(app, accountLinks)
  if (config.oidc) {
    const client = createOidcClient(config.oidc, publicUrl)
    const oidc = createOidcService({ db, clock, client, sessions, links, sessionSecret })
    registerOidcRoutes(app, { oidc, sessions, publicUrl })
  }
  registerProfileRoutes(app, users)
  registerUsersRoutes(app, users)
  registerListingRoutes(app, { listings: createListingService({ db, clock }), cache })
  const sendReceived = createSubmissionMail({ mailer, site })
  registerSubmissionRoutes(
    app,
    createSubmissionService({ db, clock, sendReceived, rateLimit: config.rateLimit }),
  )
  registerMyListingRoutes(app, createMyListingService({ db, clock, sendReceived }))
  const storage = createStorage(config)
  const account = createAccountService({
    db,
    clock,
    passwords,
    sessions,
    links,
    storage,
    siteName,
    mailFolder: mailFolderIn(config.dataDir),
  })
  registerAccountRoutes(app, { account, sessions })
  const uploads = createUploadService({ db, clock, storage, dataDir: config.dataDir })
  await registerUploadRoutes(app, uploads)
  registerCalendarRoutes(app, createCalendarService({ db, clock, site }))
  registerEventPlaceRoutes(app, createEventPlaceService({ db, clock }))
  registerReviewRoutes(app, createReviewService({ db, clock }))
  registerThumbsUpRoutes(app, createThumbsUpService({ db, clock }))
  registerBookmarkRoutes(app, createBookmarkService({ db, clock }))
  registerViewRoutes(app, createViewService({ db, clock }))
  registerReportRoutes(app, createReportService({ db, clock }))
  const letters = createSubmitterMail({ mailer, site })
  registerQueueRoutes(app, {
    queue: createQueueService({ db, clock }),
    overview: createOverviewService({ db, clock }),
  })
  registerDecisionRoutes(app, {
    decisions: createDecisionService({ db, clock, letters }),
    undo: createUndoService({ db, clock, letters }),
  })
  registerTrashRoutes(app, createTrashService({ db, clock }))
  registerListingEditRoutes(app, createListingEditService({ db, clock, letters }))
  registerReportDeskRoutes(app, createReportDeskService({ db, clock }))
  registerAuditRoutes(app, createAuditService({ db }))
  registerHomeRoutes(app, createHomeService({ db, clock }))
  await registerImportRoutes(app, createImportService({ db, clock }), config)
  registerImportHistoryRoutes(app, createImportHistoryService({ db, clock }))
  registerImportHelpRoutes(app, config)
  registerPlanRoutes(app, createPlanService({ db, clock }))

  return app
}
