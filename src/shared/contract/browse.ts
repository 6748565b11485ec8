import type { Town } from '../listings/browse-paths.ts'
import type { Compared } from '../listings/compared.ts'
import type { Kind, ListingKind } from '../listings/kinds.ts'
import type { Home } from './home.ts'
import type { Listing, ListingPage } from './listings.ts'
import type { Review, ReviewSummary } from './reviews.ts'
import type { SiteConfig } from './site.ts'

export interface TownTotal extends Town {
  kind: Kind
  total: number
}

/** The data of a public page. The server embeds it, and the client hydrates from it. */
export type BrowsePage = BrowseContent & {
  /** 'Today' for its deadlines, and the time at which that day ends. */
  day: string
  dayEndsAt: number
}

export type BrowseContent =
  | DirectoryPage
  | BrowseListPage
  | BrowseListingPage
  | BrowseComparePage
  | MissingPage

export interface DirectoryPage {
  page: 'directory'
  home: Home
  popular: Listing<ListingKind>[]
  towns: TownTotal[]
}

export interface BrowseListPage {
  page: 'list'
  kind: Kind
  town: Town | null
  /** The query of the list request. */
  request: string
  answer: ListingPage
  /** Places with many listings of this kind. */
  towns: TownTotal[]
}

export interface BrowseListingPage {
  page: 'listing'
  kind: Kind
  listing: Listing
  /** Null for kinds without reviews. */
  reviews: { summary: ReviewSummary; newest: Review[] } | null
}

export interface BrowseComparePage {
  page: 'compare'
  /** Null if the URL has no kind. */
  compared: Compared | null
  /** The live ones, in the order of the URL. */
  items: Listing[]
}

export interface MissingPage {
  page: 'missing'
  path: string
  /** True for a removed listing. */
  isGone: boolean
  kind: Kind | null
}

/** The id of the element with the page data as JSON. */
export const browsePageElementId = 'page-data'

/** The requests and links of a list URL. */
export interface ListPlan {
  /** The query of the list request. */
  request: string
  page: number
  pageSize: number
  /** The number of active filters, including a search. */
  filterCount: number
  /** The query of the canonical URL: filters and page, without sort order and page size. */
  canonical: string
  queryOfPage: (page: number) => string
  /** Only the filters, for the feed of the list. */
  feedQuery: string
}

/** The server-side build of the client. */
export interface BrowseRenderer {
  planList(kind: Kind, query: string, town: Town | null): ListPlan
  titleOf(page: BrowseContent): string
  /** The markup of the page. */
  render(url: string, page: BrowsePage): Promise<string>
}

export type CreateBrowseRenderer = (site: SiteConfig) => Promise<BrowseRenderer>

/** Deeper pages are not served: no visitor goes that far, and crawlers read the sitemap. */
export const maxBrowsePage = 200
