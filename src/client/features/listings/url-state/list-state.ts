import type { Filter } from '#shared/listings/define-kind.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { initialNear, type NearState, nearFilterCount, withoutNear } from './near-state.ts'

export const pageSizes = [5, 10] as const
export type PageSize = (typeof pageSizes)[number]

export interface Sort {
  by: string
  order: 'asc' | 'desc'
}

/** The state of a listing screen, stored only in the URL. */
export interface ListState {
  search: string
  /** Searches without spelling correction. */
  exactSearch: boolean
  /** Selected values by parameter; filters without values are absent. */
  filters: Readonly<Record<string, readonly string[]>>
  hideClosed: boolean
  near: NearState
  /** Null sorts by newest, or by best match when searching. */
  sort: Sort | null
  page: number
  limit: PageSize
  /** The listing whose dialog is open. */
  view: number | null
}

export const initialListState: ListState = {
  search: '',
  exactSearch: false,
  filters: {},
  hideClosed: false,
  near: initialNear,
  sort: null,
  page: 1,
  limit: 5,
  view: null,
}

export const searchMax = 200

/** The API accepts a few more filters than the screen shows. */
export const offeredFilters = (kind: ListingKind): Filter[] =>
  kindOf(kind).filters.filter((filter) => !filter.hidden)

export const hasDeadlines = (kind: ListingKind): boolean => kindOf(kind).closes.length > 0

/** One per filter, regardless of how many values it has. */
export const activeFilterCount = ({ search, filters, hideClosed, near }: ListState): number =>
  Object.keys(filters).length + (search === '' ? 0 : 1) + (hideClosed ? 1 : 0) + nearFilterCount(near)

/** Every filter or sort change returns to the first page. */
export const withSearch = (state: ListState, search: string): ListState => ({
  ...state,
  search,
  exactSearch: false,
  page: 1,
})

export const withExactSearch = (state: ListState): ListState => ({ ...state, exactSearch: true, page: 1 })

export const withFilter = (state: ListState, param: string, values: readonly string[]): ListState => {
  const { [param]: _, ...others } = state.filters
  return { ...state, filters: values.length === 0 ? others : { ...others, [param]: values }, page: 1 }
}

export const withHideClosed = (state: ListState, hideClosed: boolean): ListState => ({
  ...state,
  hideClosed,
  page: 1,
})

export const withoutFilters = (state: ListState): ListState => ({
  ...state,
  search: '',
  exactSearch: false,
  filters: {},
  hideClosed: false,
  near: withoutNear(state.near),
  page: 1,
})

export const withNear = (state: ListState, change: Partial<NearState>): ListState => ({
  ...state,
  near: { ...state.near, ...change },
  page: 1,
})

export const withSort = (state: ListState, sort: Sort | null): ListState => ({ ...state, sort, page: 1 })

/** The current column flips its direction; another column starts ascending. */
export const sortedByColumn = (state: ListState, by: string): ListState =>
  withSort(state, { by, order: state.sort?.by === by && state.sort.order === 'asc' ? 'desc' : 'asc' })

export const withPageSize = (state: ListState, limit: PageSize): ListState => ({ ...state, limit, page: 1 })

export const withPage = (state: ListState, page: number): ListState => ({ ...state, page })

export const withView = (state: ListState, view: number | null): ListState => ({ ...state, view })
