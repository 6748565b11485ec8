import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Account } from '#shared/contract/users.ts'
import { kindPaths } from '#shared/listings/kind-paths.ts'
import { rememberPacificDay } from '#shared/rules/calendar-day.ts'
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
/** Home and the lists. */
const startsWithPreferences = path === '/' || Object.values(kindPaths).some((list) => path === `/${list}`)
const pageData = readPageData()
const now = Date.now()
/** A stored page of yesterday counts days differently, so it is rendered anew. */
const isOfToday = pageData === null || now < pageData.dayEndsAt
if (pageData && isOfToday) rememberPacificDay(pageData.day, now, pageData.dayEndsAt)
const app = (
  <StrictMode>
    <App data={pageData} />
  </StrictMode>
)

trackInputModality(document)
if (siteConfig().contentProtection) protectContent(document)
if (root.firstElementChild && isOfToday) void hydrate(root)
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
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward')
    void refreshCurrentUser((user) => preloadPage(path, user))
}

/**
 * Loads the session, the screen's code and, where the screen starts with them, the preferences in parallel. '/' depends
 * on the session. The spinner stays until all arrive.
 */
function startLoading() {
  loadScreen().catch(ignoreEarlyFailure)
  const preferences = startsWithPreferences ? prefetchPreferences() : null
  void refreshCurrentUser((user) => {
    setTimeout(() => void copyForOffline(user).catch(ignoreEarlyFailure), offlineDelayMs)
    return Promise.all([preloadPage(path, user), user && preferences])
  })
}

/** '/' is another page for each session. */
async function loadScreen() {
  if (path === '/') return
  await (publicScreens[path] ?? (await loadApp()).screenAt(path))?.preload()
}

/** After everything that the person waits for. */
const offlineDelayMs = 5_000

async function copyForOffline(user: Account | null) {
  await (await import('./offline-copy.ts')).updateOfflineCopy(user)
}

/** The error surfaces again when the screen renders. */
function ignoreEarlyFailure() {}
