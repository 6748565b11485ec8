import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { type PublicPath, publicPaths } from '#shared/contract/page-paths.ts'
import { siteTokens } from '#shared/contract/site-tokens.ts'
import { assumeSignedOut } from './api/session.ts'
import { provideSiteConfig } from './api/site-config.ts'
import { App } from './app.tsx'
import { preloadPage } from './app-loader.ts'
import { prerenderHead } from './prerender-head.ts'
import type { PrerenderedPage } from './prerendered-page.ts'

/**
 * Renders the public pages for a signed-out visitor, with tokens that the server replaces with configured values at startup.
 */
export async function prerender(): Promise<PrerenderedPage[]> {
  provideSiteConfig(siteTokens)
  assumeSignedOut()
  await Promise.all(publicPaths.map((path) => preloadPage(path, null)))
  return publicPaths.map((path) => ({ path, ...prerenderHead(path), body: render(path) }))
}

function render(path: PublicPath) {
  return renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  )
}
