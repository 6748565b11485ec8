import type { Filter } from '#shared/listings/define-kind.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'

export const pageSizes = [5, 10] as const
export type PageSize = (typeof pageSizes)[number]

export interface Sort {
  by: string
  order: 'asc' | 'desc'
}

/** Everything a listing screen shows beside the listings themselves. It lives in the address and nowhere else. */
export interface ListState {
  search: string
  /** The chosen values by filter parameter; a filter without values is absent. */
  filters: Readonly<Record<string, readonly string[]>>
  hideClosed: boolean
  /** Null until a person chooses: then the newest come first, or the best matches of a search. */
  sort: Sort | null
  page: number
  limit: PageSize
  /** The listing whose dialog is open. */
  view: number | null
}

export const initialListState: ListState = {
  search: '',
  filters: {},
  hideClosed: false,
  sort: null,
  page: 1,
  limit: 5,
  view: null,
}

export const searchMax = 200

/** The filters a screen offers; the call answers to a few more. */
export const offeredFilters = (kind: ListingKind): Filter[] =>
  kindOf(kind).filters.filter((filter) => !filter.hidden)

export const hasDeadlines = (kind: ListingKind): boolean => kindOf(kind).closes.length > 0

/** One for each non-empty list or set value (docs/product.md 6.15). */
export const activeFilterCount = ({ search, filters, hideClosed }: ListState): number =>
  Object.keys(filters).length + (search === '' ? 0 : 1) + (hideClosed ? 1 : 0)

/** Every change of what is looked for, or in which order, starts again on the first page. */
export const withSearch = (state: ListState, search: string): ListState => ({ ...state, search, page: 1 })

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
  filters: {},
  hideClosed: false,
  page: 1,
})

export const withSort = (state: ListState, sort: Sort | null): ListState => ({ ...state, sort, page: 1 })

/** Choosing the current column flips its direction; another column starts ascending (docs/product.md 6.14). */
export const sortedByColumn = (state: ListState, by: string): ListState =>
  withSort(state, { by, order: state.sort?.by === by && state.sort.order === 'asc' ? 'desc' : 'asc' })

export const withPageSize = (state: ListState, limit: PageSize): ListState => ({ ...state, limit, page: 1 })

export const withPage = (state: ListState, page: number): ListState => ({ ...state, page })

export const withView = (state: ListState, view: number | null): ListState => ({ ...state, view })
