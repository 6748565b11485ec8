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

/** What a public page shows. The server writes it into the page as data, and the client starts from it. */
export type BrowsePage = BrowseContent & {
  /** The day that its deadlines are counted from, and the moment at which it ends. */
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
  /** The query of the list call that the page shows. */
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
  /** Null when the address names no kind. */
  compared: Compared | null
  /** Those that are live, in the order of the address. */
  items: Listing[]
}

export interface MissingPage {
  page: 'missing'
  path: string
  /** True when a listing was here once. */
  isGone: boolean
  kind: Kind | null
}

/** The id of the element that holds the page as JSON. */
export const browsePageElementId = 'page-data'

/** What a list address asks for. */
export interface ListPlan {
  /** The query of the list call. */
  request: string
  page: number
  pageSize: number
  /** How many filters narrow the list, a search included. */
  filterCount: number
  /** The query of the address that search engines should know: filters and page, without order and page size. */
  canonical: string
  queryOfPage: (page: number) => string
  /** The filters alone, for the feed of the list. */
  feedQuery: string
}

/** The built client, as the server uses it. */
export interface BrowseRenderer {
  planList(kind: Kind, query: string, town: Town | null): ListPlan
  titleOf(page: BrowseContent): string
  /** The markup of the page. */
  render(url: string, page: BrowsePage): Promise<string>
}

export type CreateBrowseRenderer = (site: SiteConfig) => Promise<BrowseRenderer>

/** Deeper pages are not served: no person turns that many, and a crawler that does reads the sitemap. */
export const maxBrowsePage = 200
