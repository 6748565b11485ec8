import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { refreshCurrentUser } from './api/session.ts'
import { siteConfig } from './api/site-config.ts'
import { App } from './app.tsx'
import { protectContent } from './lib/protect-content.ts'
import { preloadPage, screenAt } from './screen-table.ts'
import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')

startLoading(window.location.pathname)
if (siteConfig().contentProtection) protectContent(document)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

/**
 * Who is here and the code of the address are fetched side by side; '/' is two screens, so it waits for the answer. The
 * spinner stays until both are here: an empty frame in between would make the page jump.
 */
function startLoading(path: string) {
  if (path !== '/') screenAt(path)?.preload().catch(tellLater)
  void refreshCurrentUser((user) => preloadPage(path, user))
}

/** What fails to load early fails again when it is rendered, and is told there. */
function tellLater() {}
