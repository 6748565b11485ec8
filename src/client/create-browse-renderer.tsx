import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { BrowsePage, CreateBrowseRenderer } from '#shared/contract/browse.ts'
import { isListingKind } from '#shared/listings/kinds.ts'
import { assumeSignedOut } from './api/session.ts'
import { provideSiteConfig, siteConfig } from './api/site-config.ts'
import { App } from './app.tsx'
import { appRoutes } from './app-loader.ts'
import {
  browseCompare,
  browseEvent,
  browseEvents,
  browseList,
  browseListing,
  directory,
  missing,
} from './browse-screens.ts'
import { dataProvider, publicLayout } from './screen-table.ts'
import { planEvents } from './screens/browse/browse-events-url.ts'
import { planListingList } from './screens/browse/browse-list-url.ts'
import { pageTitleOf } from './screens/browse/browse-titles.ts'

/** Renders public pages to HTML on the server. Bundled separately from the browser code. */
export const createBrowseRenderer: CreateBrowseRenderer = async (site) => {
  provideSiteConfig(site)
  assumeSignedOut()
  const screens = [directory, browseList, browseEvents, browseListing, browseEvent, browseCompare, missing]
  await Promise.all([appRoutes, dataProvider, publicLayout, ...screens].map(({ preload }) => preload()))
  return {
    planList: (kind, query, town) =>
      isListingKind(kind) ? planListingList(kind, query, town) : planEvents(query, town),
    titleOf: (page) => `${pageTitleOf(page)} · ${siteConfig().siteName}`,
    render: renderComplete,
  }
}

/** A lazy part suspends on its first render, so the first page renders twice. */
async function renderComplete(url: string, page: BrowsePage) {
  let body = renderOnce(url, page)
  for (let attempts = 0; attempts < 5 && body.includes(suspended); attempts++) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    body = renderOnce(url, page)
  }
  if (body.includes(suspended)) throw new Error(`${url} could not be rendered whole`)
  return body
}

/** React's marker for a part that it leaves to the browser. */
const suspended = '<!--$!-->'

function renderOnce(url: string, page: BrowsePage) {
  return renderToString(
    <StrictMode>
      <App path={url} data={page} />
    </StrictMode>,
  )
}
