import type { UrlFormat } from '#client/lib/use-url-state.ts'
import { type Kind, kindNames } from '#shared/listings/kinds.ts'

export const savedPageSizes = [5, 10, 25] as const
export const savedSorts = ['createdAt', 'deadline'] as const

export type SavedPageSize = (typeof savedPageSizes)[number]
export type SavedSort = (typeof savedSorts)[number]

/** What Saved Items shows beside the items themselves. It lives in the address and nowhere else. */
export interface SavedState {
  page: number
  limit: SavedPageSize
  sortBy: SavedSort
  /** The listing whose dialog is open. */
  view: { kind: Kind; id: number } | null
}

export const initialSavedState: SavedState = { page: 1, limit: 5, sortBy: 'createdAt', view: null }

/** The state that a query string names. Whatever in it makes no sense is left out, without a word. */
function readSavedState(query: string): SavedState {
  const given = new URLSearchParams(query)
  return {
    page: readInteger(given.get('page')) ?? initialSavedState.page,
    limit: savedPageSizes.find((size) => String(size) === given.get('limit')) ?? initialSavedState.limit,
    sortBy: savedSorts.find((sort) => sort === given.get('sortBy')) ?? initialSavedState.sortBy,
    view: readView(given.get('view')),
  }
}

/** The query string of a state, without its question mark; what is as it was at first is left out. */
function writeSavedState({ page, limit, sortBy, view }: SavedState): string {
  const query = new URLSearchParams()
  if (sortBy !== initialSavedState.sortBy) query.set('sortBy', sortBy)
  if (page !== initialSavedState.page) query.set('page', String(page))
  if (limit !== initialSavedState.limit) query.set('limit', String(limit))
  if (view) query.set('view', `${view.kind}-${view.id}`)
  return query.toString()
}

export const savedUrl: UrlFormat<SavedState> = {
  path: '/bookmarks',
  read: readSavedState,
  write: writeSavedState,
}

/** The query of the call for one page. */
export function savedRequest({ page, limit, sortBy }: SavedState): string {
  return new URLSearchParams({
    limit: String(limit),
    offset: String((page - 1) * limit),
    sortBy,
  }).toString()
}

function readView(text: string | null): SavedState['view'] {
  const kind = kindNames.find((name) => text?.startsWith(`${name}-`))
  const id = kind && readInteger(text?.slice(kind.length + 1) ?? null)
  return kind && id ? { kind, id } : null
}

/** Eight digits stay within the numbers that the server knows, also once multiplied into an offset. */
function readInteger(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null
}
