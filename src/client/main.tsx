import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { assumeSignedOut, refreshCurrentUser } from './api/session.ts'
import { siteConfig } from './api/site-config.ts'
import { App } from './app.tsx'
import { protectContent } from './lib/protect-content.ts'
import { preloadPage, screenAt } from './screen-table.ts'
import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')

const path = window.location.pathname
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

if (siteConfig().contentProtection) protectContent(document)
if (root.firstElementChild) void hydrate(root)
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
 * Loads the session and the screen's code in parallel. '/' depends on the session. The spinner stays until both
 * arrive.
 */
function startLoading() {
  if (path !== '/') screenAt(path)?.preload().catch(ignoreEarlyFailure)
  void refreshCurrentUser((user) => preloadPage(path, user))
}

/** The error surfaces again when the screen renders. */
function ignoreEarlyFailure() {}
