import { listingValues } from '#client/api/listing-values.ts'
import type { BrowseContent } from '#shared/contract/browse.ts'
import type { Town } from '#shared/listings/browse-paths.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

export const directoryTitle = 'Browse the directory'
export const compareTitle = 'Compare'
export const missingTitle = '404 Page Not Found'
export const goneTitle = 'No longer available'

/** 'Summer Camps in Dublin, CA' */
export const listTitle = (kind: Kind, town: Town | null): string => {
  const { plural } = kindOf(kind).names
  return town ? `${plural} in ${town.city}, ${town.state}` : plural
}

/** Must match the titles that the screens set. */
export function pageTitleOf(page: BrowseContent): string {
  switch (page.page) {
    case 'directory':
      return directoryTitle
    case 'list':
      return listTitle(page.kind, page.town)
    case 'listing':
      return String(listingValues(page.listing)[kindOf(page.kind).title])
    case 'compare':
      return compareTitle
    case 'missing':
      return page.isGone ? goneTitle : missingTitle
  }
}
