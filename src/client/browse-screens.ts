import type { BrowseTarget } from '#shared/listings/browse-paths.ts'
import type { Kind, ListingKind } from '#shared/listings/kinds.ts'
import { isDatedKind } from './kind-screens.ts'
import { lazyScreen } from './lib/lazy-screen.tsx'

export const directory = lazyScreen(async () => (await import('./screens/browse/directory.tsx')).Directory)
export const browseList = lazyScreen<{ kind: ListingKind; townSlug: string | null }>(
  async () => (await import('./screens/browse/browse-list.tsx')).BrowseList,
)
export const browseEvents = lazyScreen<{ townSlug: string | null }>(
  async () => (await import('./screens/browse/browse-events.tsx')).BrowseEvents,
)
export const browseListing = lazyScreen<{ kind: ListingKind; id: number }>(
  async () => (await import('./screens/browse/browse-listing.tsx')).BrowseListing,
)
export const browseEvent = lazyScreen<{ id: number }>(
  async () => (await import('./screens/browse/browse-event.tsx')).BrowseEvent,
)
export const browseCompare = lazyScreen(
  async () => (await import('./screens/browse/browse-compare.tsx')).BrowseCompare,
)
export const missing = lazyScreen<{ isGone: boolean; kind: Kind | null }>(
  async () => (await import('./screens/browse/missing.tsx')).Missing,
)

/** The code that a public page needs. */
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
