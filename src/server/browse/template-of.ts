import type { BrowseContent } from '#shared/contract/browse.ts'
import { kindOf } from '#shared/listings/kinds.ts'

/** Which screen a page loads; the build names the files of each. */
export function templateOf(page: BrowseContent): string {
  switch (page.page) {
    case 'list':
      return kindOf(page.kind).hasDates ? 'browse-events' : 'browse-list'
    case 'listing':
      return kindOf(page.kind).hasDates ? 'browse-event' : 'browse-listing'
    case 'compare':
      return 'browse-compare'
    default:
      return page.page
  }
}
