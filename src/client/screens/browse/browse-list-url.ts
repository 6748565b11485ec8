import { listRequest } from '#client/features/listings/url-state/list-request.ts'
import {
  activeFilterCount,
  initialListState,
  type ListState,
} from '#client/features/listings/url-state/list-state.ts'
import { readListState, writeListState } from '#client/features/listings/url-state/list-url.ts'
import type { ListPlan } from '#shared/contract/browse.ts'
import { browseListPath, browseTownPath, type Town } from '#shared/listings/browse-paths.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'

/** The state of a public list. On a town page, the place comes from the path. */
export function readBrowseList(kind: ListingKind, query: string, town: Town | null): ListState {
  const state = { ...readListState(kind, query), view: null }
  return town ? { ...state, filters: { ...state.filters, city: [town.city], state: [town.state] } } : state
}

/** Leaves the town page if the filters no longer match its town. */
export function browseListHref(kind: ListingKind, state: ListState, town: Town | null): string {
  const isInTown = town !== null && isOnly(state, 'city', town.city) && isOnly(state, 'state', town.state)
  const path = isInTown ? browseTownPath(kind, town) : browseListPath(kind)
  const query = writeListState(kind, isInTown ? withoutPlace(state) : state)
  return query === '' ? path : `${path}?${query}`
}

export function planListingList(kind: ListingKind, query: string, town: Town | null): ListPlan {
  const state = readBrowseList(kind, query, town)
  const shown = town ? withoutPlace(state) : state
  return {
    request: listRequest(kind, state),
    page: state.page,
    pageSize: state.limit,
    filterCount: activeFilterCount(shown),
    canonical: writeListState(kind, { ...shown, sort: null, limit: initialListState.limit }),
    queryOfPage: (page) => writeListState(kind, { ...shown, page }),
    feedQuery: feedQuery(kind, state),
  }
}

/** Only the filters, including the town. */
export const feedQuery = (kind: ListingKind, state: ListState): string =>
  writeListState(kind, { ...initialListState, search: state.search, filters: state.filters })

const isOnly = ({ filters }: ListState, param: string, value: string) =>
  filters[param]?.length === 1 && filters[param][0] === value

function withoutPlace(state: ListState): ListState {
  const { city: _city, state: _state, ...filters } = state.filters
  return { ...state, filters }
}
