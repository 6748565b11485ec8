import type { ListingKind } from '#shared/listings/kinds.ts'
import { type ListState, offeredFilters } from './list-state.ts'

/** The query of the list call for one page of results. Empty values are not sent (docs/product.md 5.11). */
export function listRequest(kind: ListingKind, state: ListState): string {
  const query = selection(kind, state)
  if (state.sort) {
    query.set('sortBy', state.sort.by)
    query.set('sortOrder', state.sort.order)
  }
  query.set('limit', String(state.limit))
  query.set('offset', String((state.page - 1) * state.limit))
  return query.toString()
}

/**
 * The query that asks only for the counts beside the filters. It leaves out order and page, so that turning a page
 * counts nothing again.
 */
export function facetRequest(kind: ListingKind, state: ListState): string {
  const query = selection(kind, state)
  query.set('facets', 'true')
  query.set('limit', '1')
  return query.toString()
}

function selection(kind: ListingKind, { search, filters, hideClosed }: ListState) {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  for (const { param } of offeredFilters(kind)) {
    const values = filters[param]
    if (values) query.set(param, values.join(','))
  }
  if (hideClosed) query.set('hideClosed', 'true')
  return query
}
