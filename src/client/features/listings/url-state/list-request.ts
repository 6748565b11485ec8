import type { ListingKind } from '#shared/listings/kinds.ts'
import { type ListState, offeredFilters } from './list-state.ts'
import { canSortBy, writeNearRequest } from './near-state.ts'

/** Query of the list request for one page. Empty values are omitted. */
export function listRequest(kind: ListingKind, state: ListState): string {
  const query = sortedQuery(kind, state)
  query.set('limit', String(state.limit))
  query.set('offset', String((state.page - 1) * state.limit))
  return query.toString()
}

/** Query of the map: the results in list order, without pages. */
export function pinsRequest(kind: ListingKind, state: ListState): string {
  return sortedQuery(kind, state).toString()
}

/** Requests only facet counts, without sort and page, so that paging does not recount. */
export function facetRequest(kind: ListingKind, state: ListState): string {
  const query = filterQuery(kind, state)
  query.set('facets', 'true')
  query.set('limit', '1')
  return query.toString()
}

function sortedQuery(kind: ListingKind, state: ListState) {
  const query = filterQuery(kind, state)
  if (state.sort && canSortBy(state.sort.by, state.near)) {
    query.set('sortBy', state.sort.by)
    query.set('sortOrder', state.sort.order)
  }
  return query
}

function filterQuery(kind: ListingKind, { search, exactSearch, filters, hideClosed, near }: ListState) {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (exactSearch) query.set('exactSearch', 'true')
  for (const { param } of offeredFilters(kind)) {
    const values = filters[param]
    if (values) query.set(param, values.join(','))
  }
  if (hideClosed) query.set('hideClosed', 'true')
  writeNearRequest(query, near)
  return query
}
