import type { ListingKind } from '#shared/listings/kinds.ts'
import { type ListState, offeredFilters } from './list-state.ts'

/** Query of the list request for one page. Empty values are omitted. */
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

/** Requests only facet counts, without sort and page, so that paging does not recount. */
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
