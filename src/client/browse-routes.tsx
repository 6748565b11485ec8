import { useLocation } from 'wouter'
import { parseBrowsePath } from '#shared/listings/browse-paths.ts'
import { usePageData } from './api/page-data.ts'
import {
  browseCompare,
  browseEvent,
  browseEvents,
  browseList,
  browseListing,
  directory,
  missing,
} from './browse-screens.ts'
import { isDatedKind } from './kind-screens.ts'

/** The screen of a public page, by its path. */
export function BrowseRoutes() {
  const [path] = useLocation()
  const data = usePageData()
  const target = parseBrowsePath(path)
  if (data?.page === 'missing' && data.path === path)
    return <missing.Screen isGone={data.isGone} kind={data.kind} />
  switch (target?.page) {
    case undefined:
      return <missing.Screen isGone={false} kind={null} />
    case 'directory':
      return <directory.Screen />
    case 'compare':
      return <browseCompare.Screen />
    case 'list': {
      const { kind, town } = target
      if (isDatedKind(kind)) return <browseEvents.Screen townSlug={town} />
      return <browseList.Screen key={kind} kind={kind} townSlug={town} />
    }
    case 'listing': {
      const { kind, id } = target
      if (isDatedKind(kind)) return <browseEvent.Screen key={id} id={id} />
      return <browseListing.Screen key={id} kind={kind} id={id} />
    }
  }
}
