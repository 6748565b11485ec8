import type { UrlFormat } from '#client/lib/use-url-state.ts'
import { type TrackerStatus, trackerStatuses } from '#shared/contract/tracker.ts'
import { type Kind, kindNames } from '#shared/listings/kinds.ts'

export const savedPageSizes = [5, 10, 25] as const
export const savedSorts = ['createdAt', 'deadline'] as const

export type SavedPageSize = (typeof savedPageSizes)[number]
export type SavedSort = (typeof savedSorts)[number]

/** The state of Saved Items, stored only in the URL. */
export interface SavedState {
  page: number
  limit: SavedPageSize
  sortBy: SavedSort
  /** Null shows all. */
  status: TrackerStatus | null
  /** The listing whose dialog is open. */
  view: { kind: Kind; id: number } | null
}

export const initialSavedState: SavedState = {
  page: 1,
  limit: 5,
  sortBy: 'createdAt',
  status: null,
  view: null,
}

/** Invalid values are ignored. */
function readSavedState(query: string): SavedState {
  const params = new URLSearchParams(query)
  return {
    page: readInteger(params.get('page')) ?? initialSavedState.page,
    limit: savedPageSizes.find((size) => String(size) === params.get('limit')) ?? initialSavedState.limit,
    sortBy: savedSorts.find((sort) => sort === params.get('sortBy')) ?? initialSavedState.sortBy,
    status: trackerStatuses.find((status) => status === params.get('status')) ?? null,
    view: readView(params.get('view')),
  }
}

/** Default values are omitted. */
function writeSavedState({ page, limit, sortBy, status, view }: SavedState): string {
  const query = new URLSearchParams()
  if (status !== null) query.set('status', status)
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

export function savedRequest({ page, limit, sortBy, status }: SavedState): string {
  return new URLSearchParams({
    limit: String(limit),
    offset: String((page - 1) * limit),
    sortBy,
    ...(status !== null && { status }),
  }).toString()
}

function readView(text: string | null): SavedState['view'] {
  const kind = kindNames.find((name) => text?.startsWith(`${name}-`))
  const id = kind && readInteger(text?.slice(kind.length + 1) ?? null)
  return kind && id ? { kind, id } : null
}

/** Eight digits keep the offset within the server's integer range. */
function readInteger(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null
}
