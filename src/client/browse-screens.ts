import type { BrowseTarget } from '#shared/listings/browse-paths.ts'
import { isDatedKind } from './kind-screens.ts'
import { lazyScreen } from './lib/lazy-screen.tsx'

export const directory = lazyScreen(async () => (await import('./screens/browse/directory.tsx')).Directory)
export const browseList = lazyScreen(
  async () => (await import('./screens/browse/browse-list.tsx')).BrowseList,
)
export const browseEvents = lazyScreen(
  async () => (await import('./screens/browse/browse-events.tsx')).BrowseEvents,
)
export const browseListing = lazyScreen(
  async () => (await import('./screens/browse/browse-listing.tsx')).BrowseListing,
)
export const browseEvent = lazyScreen(
  async () => (await import('./screens/browse/browse-event.tsx')).BrowseEvent,
)
export const browseCompare = lazyScreen(
  async () => (await import('./screens/browse/browse-compare.tsx')).BrowseCompare,
)
export const missing = lazyScreen(async () => (await import('./screens/browse/missing.tsx')).Missing)

/** The chunk of a public page. */
export function browseScreenOf(target: BrowseTarget) {
  switch (target.page) {
    case 'directory':
      return directory
    case 'list':
      return isDatedKind(target.kind) ? browseEvents : browseList
    case 'listing':
      return isDatedKind(target.kind) ? browseEvent : browseListing
    case 'compare':
      return browseCompare
  }
}
