import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Account } from '#shared/contract/users.ts'
import { kindPaths } from '#shared/listings/kind-paths.ts'
import { cachePacificDay } from '#shared/rules/calendar-day.ts'
import { readPageData } from './api/page-data.ts'
import { prefetchPreferences } from './api/prefetch-preferences.ts'
import { assumeSignedOut, refreshCurrentUser } from './api/session.ts'
import { siteConfig } from './api/site-config.ts'
import { App } from './app.tsx'
import { loadApp, preloadPage } from './app-loader.ts'
import { protectContent } from './lib/protect-content.ts'
import { trackInputModality } from './lib/track-input-modality.ts'
import { publicScreens } from './public-screens.ts'
import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')

const path = window.location.pathname
const [navigation] = performance.getEntriesByType('navigation')
/** After back or forward the page may be from before a sign-in. */
const isBackForward = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
/** The server marks the page for browsers without a session, which would get a 401. */
const isVisitor = document.documentElement.dataset.visitor !== undefined && !isBackForward
/** Home and the lists wait for the preferences. */
const needsPreferences =
  !isVisitor && (path === '/' || Object.values(kindPaths).some((list) => path === `/${list}`))
const pageData = readPageData()
const now = Date.now()
/** A cached page from an earlier day shows outdated day counts, so it renders again. */
const isFromToday = pageData === null || now < pageData.dayEndsAt
if (pageData && isFromToday) cachePacificDay(pageData.day, now, pageData.dayEndsAt)
const app = (
  <StrictMode>
    <App data={pageData} />
  </StrictMode>
)

trackInputModality(document)
if (siteConfig().contentProtection) protectContent(document)
if (root.firstElementChild && isFromToday) void hydrate(root)
else {
  startLoading()
  createRoot(root).render(app)
}

/**
 * The server sends prerendered pages only without a session, so no session request is needed, except after
 * back/forward navigation, when the user may have signed in since.
 */
async function hydrate(element: HTMLElement) {
  assumeSignedOut()
  await preloadPage(path, null).catch(ignoreEarlyFailure)
  hydrateRoot(element, app)
  if (isBackForward) void refreshCurrentUser((user) => preloadPage(path, user))
}

/**
 * Loads the session, the screen's code and, where needed, the preferences in parallel. The spinner stays until all arrive.
 */
function startLoading() {
  loadScreen().catch(ignoreEarlyFailure)
  const preferences = needsPreferences ? prefetchPreferences() : null
  void refreshCurrentUser(
    (user) => {
      setTimeout(() => void copyForOffline(user).catch(ignoreEarlyFailure), offlineDelayMs)
      return Promise.all([preloadPage(path, user), user && preferences])
    },
    isVisitor ? async () => null : undefined,
  )
}

/** The screen of '/' depends on the session. */
async function loadScreen() {
  if (path === '/') return
  await (publicScreens[path] ?? (await loadApp()).screenAt(path))?.preload()
}

/** Keeps the copy out of the page load. */
const offlineDelayMs = 5_000

async function copyForOffline(user: Account | null) {
  await (await import('./offline-copy.ts')).updateOfflineCopy(user)
}

/** The error surfaces again when the screen renders. */
function ignoreEarlyFailure() {}
