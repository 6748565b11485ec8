import type { CompareService } from '#server/compare/compare.service.ts'
import type { HomeService } from '#server/home/home.service.ts'
import type { Sessions } from '#server/http/access.ts'
import type { ListingCache } from '#server/listings/listing-cache.ts'
import type { ListingService } from '#server/listings/listings.service.ts'
import type { ReviewService } from '#server/reviews/reviews.service.ts'
import type { BrowseRenderer } from '#shared/contract/browse.ts'
import type { SiteConfig } from '#shared/contract/site.ts'
import type { BrowseService } from './browse.service.ts'

/** What the routes for visitors need: the services of the API, the renderer and the site. */
export interface PublicPages {
  browse: BrowseService
  home: HomeService
  listings: ListingService
  reviews: ReviewService
  compare: CompareService
  cache: ListingCache
  renderer: () => Promise<BrowseRenderer>
  sessions: Pick<Sessions, 'idOf'>
  site: SiteConfig
  clock: () => Date
}
