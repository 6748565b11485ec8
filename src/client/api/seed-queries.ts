import type { QueryClient } from '@tanstack/react-query'
import type { BrowseContent } from '#shared/contract/browse.ts'
import { comparisonKey } from './compare.ts'
import { listingsKey } from './listings.ts'
import { reviewPagesKey, reviewsKey } from './reviews.ts'

/** Seeds the query cache with the page's data, so that its screen requests nothing twice. */
export function seedQueries(client: QueryClient, data: BrowseContent) {
  if (data.page === 'list')
    client.setQueryData([...listingsKey(data.kind), 'pages', data.request], data.answer)
  if (data.page === 'compare' && data.compared)
    client.setQueryData(comparisonKey(data.compared.kind, data.compared.ids), {
      items: data.items,
      zipcode: null,
    })
  if (data.page === 'listing') {
    const { kind, listing, reviews } = data
    client.setQueryData([...listingsKey(kind), listing.id], listing)
    if (!reviews) return
    client.setQueryData([...reviewsKey(kind, listing.id), 'summary'], reviews.summary)
    client.setQueryData([...reviewPagesKey(kind, listing.id), 'newest'], {
      pages: [reviews.newest],
      pageParams: [0],
    })
  }
}
