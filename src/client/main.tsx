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
const page = (
  <StrictMode>
    <App />
  </StrictMode>
)

if (siteConfig().contentProtection) protectContent(document)
if (root.firstElementChild) void hydrate(root)
else {
  startLoading()
  createRoot(root).render(page)
}

/**
 * A prerendered page is only sent to somebody without a session, so it is not asked who is here: the page comes alive as
 * it stands. A page that the browser kept from before is the exception, since signing in may lie in between.
 */
async function hydrate(element: HTMLElement) {
  assumeSignedOut()
  await preloadPage(path, null).catch(ignoreEarlyFailure)
  hydrateRoot(element, page)
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward')
    void refreshCurrentUser((user) => preloadPage(path, user))
}

/**
 * Who is here and the code of the address are fetched side by side; '/' is two screens, so it waits for the answer. The
 * spinner stays until both are here: an empty frame in between would make the page jump.
 */
function startLoading() {
  if (path !== '/') screenAt(path)?.preload().catch(ignoreEarlyFailure)
  void refreshCurrentUser((user) => preloadPage(path, user))
}

/** What fails to load early fails again when it is rendered, and is told there. */
function ignoreEarlyFailure() {}
