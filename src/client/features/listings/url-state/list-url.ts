import type { Filter, KindShape } from '#shared/listings/define-kind.ts'
import { distanceSort } from '#shared/listings/distance-sort.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import {
  hasDeadlines,
  initialListState,
  type ListState,
  offeredFilters,
  pageSizes,
  type Sort,
  searchMax,
} from './list-state.ts'
import { readNear, writeNear } from './near-state.ts'

/** Invalid values are ignored. */
export function readListState(kind: ListingKind, query: string): ListState {
  const params = new URLSearchParams(query)
  const definition = kindOf(kind)
  const filters = offeredFilters(kind)
    .map((filter) => [filter.param, readFilter(definition, filter, params)] as const)
    .filter(([, values]) => values.length > 0)
  const search = readText(params.get('search'), searchMax)
  return {
    search,
    exactSearch: search !== '' && params.get('exactSearch') === 'true',
    filters: Object.fromEntries(filters),
    hideClosed: hasDeadlines(kind) && params.get('hideClosed') === 'true',
    near: readNear(kind, params),
    sort: readSort(definition, params),
    page: readInteger(params.get('page'), lastPage) ?? initialListState.page,
    limit: pageSizes.find((size) => String(size) === params.get('limit')) ?? initialListState.limit,
    view: readView(kind, params.get('view')),
  }
}

/** Default values are omitted. */
export function writeListState(kind: ListingKind, state: ListState): string {
  const query = new URLSearchParams()
  if (state.search !== '') query.set('search', state.search)
  if (state.exactSearch) query.set('exactSearch', 'true')
  for (const { param } of offeredFilters(kind)) {
    const values = state.filters[param]
    if (values) query.set(param, values.join(','))
  }
  if (state.hideClosed) query.set('hideClosed', 'true')
  writeNear(query, state.near)
  if (state.sort) {
    query.set('sortBy', state.sort.by)
    query.set('sortOrder', state.sort.order)
  }
  if (state.page !== initialListState.page) query.set('page', String(state.page))
  if (state.limit !== initialListState.limit) query.set('limit', String(state.limit))
  if (state.view !== null) query.set('view', viewName(kind, state.view))
  return query.toString().replaceAll('%2C', ',')
}

/** 'camp-12' */
export const viewName = (kind: ListingKind, id: number): string => `${kind}-${id}`

/** The URL that opens a listing's dialog. */
export const listingUrl = (kind: ListingKind, id: number): string =>
  viewUrl(`/${kindOf(kind).names.path}`, kind, id)

/** The URL of a list with a listing's dialog open. */
export const viewUrl = (list: string, kind: ListingKind, id: number): string =>
  `${list}${list.includes('?') ? '&' : '?'}view=${viewName(kind, id)}`

const maxValues = 30
const maxValueLength = 100
/** A larger page would overflow the server's offset. */
const lastPage = 100_000_000
const lastId = 999_999_999

function readFilter(kind: KindShape, filter: Filter, params: URLSearchParams): string[] {
  const names = [filter.param, ...(filter.aliases ?? [])]
  const texts = names.flatMap((name) => params.getAll(name))
  if (filter.op === 'prefix') return [readText(texts.at(-1), maxValueLength)].filter(Boolean)
  const values = texts
    .flatMap((text) => text.split(','))
    .map((value) => readText(value, maxValueLength))
    .filter((value) => value !== '' && isKnown(kind, filter, value))
  const distinct = [...new Set(values)]
  return isSingle(filter) ? distinct.slice(0, 1) : distinct.slice(0, maxValues)
}

/** State, business type and tri-states take one value; other filters take several. */
export const isSingle = (filter: Filter): boolean =>
  filter.op === 'is' || filter.op === 'atMost' || filter.param === 'state' || filter.param === 'type'

function isKnown(kind: KindShape, filter: Filter, value: string): boolean {
  if (filter.op === 'is') return value === 'true' || value === 'false'
  if (filter.op === 'atMost') return /^\d{1,2}$/.test(value)
  const field = kind.fields[filter.field]
  if (field?.type === 'whole') return Object.hasOwn(field.labels ?? {}, value)
  if (field?.type === 'list' && field.open) return true
  return (field?.type === 'list' || field?.type === 'choice') && field.options.includes(value)
}

function readSort(kind: KindShape, params: URLSearchParams): Sort | null {
  const by = params.get('sortBy')
  if (by === null || !(kind.sorts.includes(by) || by === distanceSort)) return null
  const order = params.get('sortOrder') ?? (by === distanceSort ? 'asc' : 'desc')
  return { by, order: order === 'asc' ? 'asc' : 'desc' }
}

function readView(kind: ListingKind, text: string | null): number | null {
  const prefix = viewName(kind, 0).slice(0, -1)
  return text?.startsWith(prefix) ? readInteger(text.slice(prefix.length), lastId) : null
}

function readInteger(text: string | null, max: number): number | null {
  const number = text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return number !== null && number <= max ? number : null
}

/** Drops half a surrogate pair left by the slice. */
function readText(text: string | null | undefined, max: number): string {
  return (text ?? '')
    .replaceAll('\0', '')
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
