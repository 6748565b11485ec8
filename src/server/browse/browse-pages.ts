import { AppError } from '#server/errors.ts'
import {
  type BrowseContent,
  type BrowseRenderer,
  type ListPlan,
  maxBrowsePage,
  type TownTotal,
} from '#shared/contract/browse.ts'
import {
  type BrowseTarget,
  browseListingPath,
  browseListPath,
  browseTownPath,
  townSlug,
} from '#shared/listings/browse-paths.ts'
import { parseCompared } from '#shared/listings/compared.ts'
import { type Kind, kindNames, kindOf, listingKinds } from '#shared/listings/kinds.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import { listingValues } from './listing-values.ts'
import { publicListing, publicReview } from './public-data.ts'
import type { PublicPages } from './public-pages.ts'
import { withQuery } from './public-route.ts'

/** A page to render, or a redirect. */
export type BrowseResult =
  | { status: 200 | 400 | 404 | 410; page: BrowseContent; plan?: ListPlan }
  | { status: 301 | 302; location: string }

const popularPerKind = 2
const maxPopular = 6
const townsPerKind = 12
/** The same as in the client. */
const reviewPageSize = 10

/** The content of each public page, from the same services as the API. */
export function createBrowsePages({ browse, home, listings, reviews, compare, cache }: PublicPages) {
  const findTowns = () => cache.get('towns', browse.towns)

  async function load(
    renderer: Pick<BrowseRenderer, 'planList'>,
    target: BrowseTarget,
    path: string,
    query: string,
  ): Promise<BrowseResult> {
    switch (target.page) {
      case 'directory':
        return { status: 200, page: await directory() }
      case 'list':
        return list(renderer, target, path, query)
      case 'listing':
        return listing(target, path)
      case 'compare':
        return { status: 200, page: await comparison(query) }
    }
  }

  async function directory(): Promise<BrowseContent> {
    const [read, towns, ...popular] = await Promise.all([
      home.read(),
      findTowns(),
      ...listingKinds.map((kind) => listings.list(kind, popularQuery(kind))),
    ])
    return {
      page: 'directory',
      home: read,
      popular: interleaved(popular.map(({ rows }) => rows))
        .slice(0, maxPopular)
        .map(publicListing),
      towns: kindNames.flatMap((kind) => townsOf(towns, kind)),
    }
  }

  async function list(
    renderer: Pick<BrowseRenderer, 'planList'>,
    { kind, town: slug }: Extract<BrowseTarget, { page: 'list' }>,
    path: string,
    query: string,
  ): Promise<BrowseResult> {
    const towns = await findTowns()
    const town = slug === null ? null : towns.find((one) => one.kind === kind && townSlug(one) === slug)
    if (town === undefined) return missing(path, kind, false)
    const plan = renderer.planList(kind, query, town)
    if (plan.page > maxBrowsePage) return missing(path, kind, false)
    const { status, answer } = await fetchList(kind, plan.request)
    const lastPage = Math.max(1, Math.ceil(answer.total / plan.pageSize))
    if (status === 200 && plan.page > lastPage) {
      const rest = plan.queryOfPage(Math.min(lastPage, maxBrowsePage))
      const list = town ? browseTownPath(kind, town) : browseListPath(kind)
      return { status: 302, location: withQuery(list, rest) }
    }
    return {
      status,
      plan,
      page: {
        page: 'list',
        kind,
        town: town && { city: town.city, state: town.state },
        request: plan.request,
        answer: { ...answer, rows: answer.rows.map(publicListing) },
        towns: townsOf(towns, kind),
      },
    }
  }

  /** An invalid list, such as a radius around an unknown ZIP code, is empty. */
  async function fetchList(kind: Kind, request: string) {
    const query = listQuerySchema(kind).safeParse(Object.fromEntries(new URLSearchParams(request)))
    const empty = { status: 400, answer: { total: 0, rows: [] } } as const
    if (!query.success) return empty
    try {
      return { status: 200, answer: await listings.list(kind, query.data) } as const
    } catch (error) {
      if (error instanceof AppError && error.kind === 'bad-request') return empty
      throw error
    }
  }

  async function listing(
    { kind, id }: Extract<BrowseTarget, { page: 'listing' }>,
    path: string,
  ): Promise<BrowseResult> {
    const availability = await browse.availability(kind, id)
    if (availability !== 'live') return missing(path, kind, availability === 'gone')
    const [found, reviewContent] = await Promise.all([
      listings.get(kind, id),
      kindOf(kind).isReviewable ? reviewsOf(kind, id) : null,
    ])
    const canonicalPath = browseListingPath(kind, id, listingValues(kind, found).title)
    if (path !== canonicalPath) return { status: 301, location: canonicalPath }
    return {
      status: 200,
      page: { page: 'listing', kind, listing: publicListing(found), reviews: reviewContent },
    }
  }

  async function comparison(query: string): Promise<BrowseContent> {
    const compared = parseCompared(new URLSearchParams(query))
    if (!compared || compared.ids.length === 0) return { page: 'compare', compared, items: [] }
    const { items } = await compare.read(null, { listingType: compared.kind, ids: compared.ids })
    return { page: 'compare', compared, items: items.map(publicListing) }
  }

  async function reviewsOf(kind: Kind, id: number) {
    const listing = { listingType: kind, listingId: id }
    const [summary, newest] = await Promise.all([
      reviews.summary(null, listing),
      reviews.list(null, listing, { sort: 'newest', limit: reviewPageSize, offset: 0 }),
    ])
    return { summary, newest: newest.map(publicReview) }
  }

  return { load }
}

const missing = (path: string, kind: Kind, isGone: boolean): BrowseResult => ({
  status: isGone ? 410 : 404,
  page: { page: 'missing', path, kind, isGone },
})

const townsOf = (towns: readonly TownTotal[], kind: Kind): TownTotal[] =>
  towns.filter((town) => town.kind === kind).slice(0, townsPerKind)

/** Round-robin: the first of each list, then the second of each. */
const interleaved = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: popularPerKind }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()

const popularQuery = (kind: Kind) =>
  listQuerySchema(kind).parse({ sortBy: 'thumbsUp', sortOrder: 'desc', limit: String(popularPerKind) })
