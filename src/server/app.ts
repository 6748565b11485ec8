import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { BrowseRenderer } from '#shared/contract/browse.ts'
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
import { registerPasskeyRoutes } from './auth/passkeys.routes.ts'
import { createPasskeyService } from './auth/passkeys.service.ts'
import { createPasswords } from './auth/passwords.ts'
import { createSecondSteps } from './auth/second-steps.ts'
import { registerSessionRoutes } from './auth/sessions.routes.ts'
import { createSessionService } from './auth/sessions.service.ts'
import { createSessions } from './auth/sessions.ts'
import { registerBookmarkRoutes } from './bookmarks/bookmarks.routes.ts'
import { createBookmarkService } from './bookmarks/bookmarks.service.ts'
import { createBrowseService } from './browse/browse.service.ts'
import { registerPublicPages } from './browse/public-pages.routes.ts'
import { registerCalendarRoutes } from './calendar/calendar.routes.ts'
import { createCalendarService } from './calendar/calendar.service.ts'
import { registerPrivateCalendarRoutes } from './calendar/private-calendar.routes.ts'
import { createPrivateCalendarService } from './calendar/private-calendar.service.ts'
import { registerClaimRoutes } from './claims/claims.routes.ts'
import { createClaimService } from './claims/claims.service.ts'
import { registerCompareRoutes } from './compare/compare.routes.ts'
import { createCompareService } from './compare/compare.service.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import { registerFreshnessRoutes } from './freshness/freshness.routes.ts'
import { createFreshnessService } from './freshness/freshness.service.ts'
import { registerHomeRoutes } from './home/home.routes.ts'
import { createHomeService } from './home/home.service.ts'
import { createHttpServer } from './http/http-server.ts'
import { readMethods } from './http/read-methods.ts'
import { siteConfigOf } from './http/site-config.ts'
import { registerImportHelpRoutes } from './imports/import-help.routes.ts'
import { registerImportHistoryRoutes } from './imports/import-history.routes.ts'
import { createImportHistoryService } from './imports/import-history.service.ts'
import { registerImportRoutes } from './imports/imports.routes.ts'
import { createImportService } from './imports/imports.service.ts'
import { registerLinkFlagRoutes } from './link-watch/link-flags.routes.ts'
import { createLinkFlagService } from './link-watch/link-flags.service.ts'
import type { ListingCache } from './listings/listing-cache.ts'
import { registerListingRoutes } from './listings/listings.routes.ts'
import { createListingService } from './listings/listings.service.ts'
import type { Mailer } from './mail/mailer.ts'
import { mailFolderIn } from './mail/remove-mail-files.ts'
import { registerMailSettingsRoutes } from './mail-settings/mail-settings.routes.ts'
import { createMailSettingsService } from './mail-settings/mail-settings.service.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { registerMetricsRoutes } from './metrics/metrics.routes.ts'
import { registerDecisionRoutes } from './moderation/decisions.routes.ts'
import { createDecisionService } from './moderation/decisions.service.ts'
import { registerListingEditRoutes } from './moderation/listing-edits.routes.ts'
import { createListingEditService } from './moderation/listing-edits.service.ts'
import { registerQueueRoutes } from './moderation/queue.routes.ts'
import { createQueueService } from './moderation/queue.service.ts'
import { registerReportDeskRoutes } from './moderation/report-desk.routes.ts'
import { createReportDeskService } from './moderation/report-desk.service.ts'
import { registerTrashRoutes } from './moderation/trash.routes.ts'
import { createTrashService } from './moderation/trash.service.ts'
import { createUndoService } from './moderation/undo.service.ts'
import { registerNotificationRoutes } from './notifications/notifications.routes.ts'
import { createNotificationService } from './notifications/notifications.service.ts'
import { registerOperationsRoutes } from './operations/operations.routes.ts'
import { createOperationsService } from './operations/operations.service.ts'
import { registerPeopleRoutes } from './people/people.routes.ts'
import { createPeopleService } from './people/people.service.ts'
import { registerPinRoutes } from './pins/pins.routes.ts'
import { createPinService } from './pins/pins.service.ts'
import { registerPlanRoutes } from './plan/plan.routes.ts'
import { createPlanService } from './plan/plan.service.ts'
import { registerPreferenceRoutes } from './preferences/preferences.routes.ts'
import { createPreferenceService } from './preferences/preferences.service.ts'
import { registerThumbsUpRoutes } from './reactions/thumbs-up.routes.ts'
import { createThumbsUpService } from './reactions/thumbs-up.service.ts'
import { registerReportRoutes } from './reports/reports.routes.ts'
import { createReportService } from './reports/reports.service.ts'
import { registerReviewReplyRoutes } from './reviews/review-replies.routes.ts'
import { createReviewReplyService } from './reviews/review-replies.service.ts'
import { registerReviewRoutes } from './reviews/reviews.routes.ts'
import { createReviewService } from './reviews/reviews.service.ts'
import { registerSavedSearchRoutes } from './saved-searches/saved-searches.routes.ts'
import { createSavedSearchService } from './saved-searches/saved-searches.service.ts'
import { createSecondFactors } from './second-factor/second-factors.ts'
import { registerTotpRoutes } from './second-factor/totp.routes.ts'
import { createTotpService } from './second-factor/totp.service.ts'
import { registerSharedListRoutes } from './shared-lists/shared-lists.routes.ts'
import { createSharedListService } from './shared-lists/shared-lists.service.ts'
import { registerSiteSearchRoutes } from './site-search/site-search.routes.ts'
import { createSiteSearchService } from './site-search/site-search.service.ts'
import { createStorage } from './storage/create-storage.ts'
import { registerMyListingRoutes } from './submissions/my-listings.routes.ts'
import { createMyListingService } from './submissions/my-listings.service.ts'
import { registerSubmissionRoutes } from './submissions/submissions.routes.ts'
import { createSubmissionService } from './submissions/submissions.service.ts'
import { createSubmitterMail } from './submissions/submitter-mail.ts'
import { registerSuggestionRoutes } from './suggestions/suggestions.routes.ts'
import { createSuggestionService } from './suggestions/suggestions.service.ts'
import { registerSuspensionRoutes } from './suspensions/suspensions.routes.ts'
import { createSuspensionService } from './suspensions/suspensions.service.ts'
import { registerTrackerRoutes } from './tracker/tracker.routes.ts'
import { createTrackerService } from './tracker/tracker.service.ts'
import { registerUploadRoutes } from './uploads/uploads.routes.ts'
import { createUploadService } from './uploads/uploads.service.ts'
import { registerUsersRoutes } from './users/users.routes.ts'
import { createUsersService } from './users/users.service.ts'
import { registerViewRoutes } from './views/views.routes.ts'
import { createViewService } from './views/views.service.ts'

export interface AppDeps {
  config: Config
  db: Db
  bulkDb: Db
  ping: () => Promise<unknown>
  mailer: Mailer
  sessionSecret: string
  clock: () => Date
  log: FastifyBaseLogger
  cache: ListingCache
  clientDir: string
  /** The part of the client that renders public pages. */
  renderer: () => Promise<BrowseRenderer>
}

/** The composition root: creates each service once and passes it to its routes. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, sessionSecret, cache } = deps
  const { publicUrl, siteName, contactEmail, dataDir } = config
  const site = { name: siteName, publicUrl, contactEmail }

  const common = { ...config, ...deps, site }
  const sessions = createSessions({ ...common, requireAdminFactor: config.adminFactor })
  /** Each service destructures its dependencies. */
  const parts = {
    ...common,
    sessions,
    passwords: createPasswords(),
    links: createAccountLinks(common),
    knownDevices: createKnownDevices(publicUrl, sessionSecret),
    factors: createSecondFactors(common),
    secondSteps: createSecondSteps(common),
    storage: createStorage(config),
    submitterMail: createSubmitterMail(common),
    mailFolder: mailFolderIn(dataDir),
  }

  const { metricsToken } = config
  const metrics = metricsToken === null ? null : createMetrics({ db, cache })
  const app = await createHttpServer({ ...parts, observeEarly: metrics?.observe })
  const routes = app.withTypeProvider<ZodTypeProvider>()
  // Before the response, so that users read their own writes. A failed write may have changed something too.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (!readMethods.has(request.method)) cache.clear()
    done()
  })
  if (metrics !== null && metricsToken !== null) {
    metrics.watch(app)
    registerMetricsRoutes(app, metrics, metricsToken)
  }
  registerOperationsRoutes(routes, createOperationsService(parts))

  registerAuthRoutes(routes, { ...parts, auth: createAuthService(parts) })
  registerPasskeyRoutes(routes, { ...parts, passkeys: createPasskeyService(parts) })
  registerTotpRoutes(routes, createTotpService(parts))
  registerSessionRoutes(routes, createSessionService(parts))
  registerAccountLinkRoutes(routes, createAccountLinkService(parts))
  if (config.oidc) {
    const client = createOidcClient(config.oidc, publicUrl)
    registerOidcRoutes(routes, { ...parts, oidc: createOidcService({ ...parts, client }) })
  }
  registerUsersRoutes(routes, createUsersService(parts))
  registerPeopleRoutes(routes, createPeopleService(parts))
  registerSuspensionRoutes(routes, createSuspensionService(parts))
  const listings = createListingService(parts)
  registerListingRoutes(routes, { listings, cache })
  registerSiteSearchRoutes(routes, { siteSearch: createSiteSearchService(parts), cache })
  registerSubmissionRoutes(routes, createSubmissionService(parts))
  registerMyListingRoutes(routes, createMyListingService(parts))
  registerFreshnessRoutes(routes, createFreshnessService(parts))
  registerAccountRoutes(routes, { ...parts, account: createAccountService(parts) })
  await registerUploadRoutes(app, createUploadService(parts))
  registerCalendarRoutes(routes, createCalendarService(parts))
  registerPrivateCalendarRoutes(routes, createPrivateCalendarService(parts))
  registerPinRoutes(routes, createPinService(parts))
  const reviews = createReviewService(parts)
  registerReviewRoutes(routes, reviews)
  registerReviewReplyRoutes(routes, createReviewReplyService(parts))
  registerThumbsUpRoutes(routes, createThumbsUpService(parts))
  registerBookmarkRoutes(routes, createBookmarkService(parts))
  registerTrackerRoutes(routes, createTrackerService(parts))
  registerSharedListRoutes(routes, { lists: createSharedListService(parts), siteName })
  registerNotificationRoutes(routes, createNotificationService(parts))
  registerSavedSearchRoutes(routes, createSavedSearchService(parts))
  const compare = createCompareService(parts)
  registerCompareRoutes(routes, compare)
  registerViewRoutes(routes, createViewService(parts))
  registerReportRoutes(routes, createReportService(parts))
  registerQueueRoutes(routes, createQueueService(parts))
  registerDecisionRoutes(routes, {
    decisions: createDecisionService(parts),
    undo: createUndoService(parts),
  })
  registerTrashRoutes(routes, createTrashService(parts))
  registerListingEditRoutes(routes, createListingEditService(parts))
  registerReportDeskRoutes(routes, createReportDeskService(parts))
  registerLinkFlagRoutes(routes, createLinkFlagService(parts))
  registerClaimRoutes(routes, createClaimService(parts))
  registerAuditRoutes(routes, createAuditService(parts))
  const home = createHomeService(parts)
  registerHomeRoutes(routes, home)
  if (config.publicBrowsing) {
    registerPublicPages(routes, {
      ...parts,
      browse: createBrowseService(parts),
      home,
      listings,
      reviews,
      compare,
      site: siteConfigOf(config),
    })
  }
  await registerImportRoutes(app, createImportService(parts), config)
  registerImportHistoryRoutes(routes, createImportHistoryService(parts))
  registerImportHelpRoutes(routes, config)
  registerPlanRoutes(routes, createPlanService(parts))
  registerPreferenceRoutes(routes, createPreferenceService(parts))
  registerMailSettingsRoutes(routes, createMailSettingsService(parts))
  registerSuggestionRoutes(routes, createSuggestionService(parts))

  return app
}
