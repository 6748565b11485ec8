import type { UrlFormat } from '#client/lib/use-url-state.ts'
import { type Kind, kindNames, parseKind } from '#shared/listings/kinds.ts'
import { type SearchPart, searchMaxLength, searchParts } from '#shared/rules/search-parts.ts'

/** The state of the search page, stored only in the URL. */
export interface SearchState {
  q: string
  /** Parts of the search that the user removed. */
  off: readonly SearchPart[]
  /** Null shows the first results of every kind. */
  kind: Kind | null
  page: number
  /** The listing whose dialog is open. */
  view: { kind: Kind; id: number } | null
}

export const searchFormat: UrlFormat<SearchState> = {
  path: '/search',
  read: (query) => {
    const params = new URLSearchParams(query)
    const off = params.get('off')?.split(',') ?? []
    return {
      q: (params.get('q') ?? '').slice(0, searchMaxLength).trim(),
      off: searchParts.filter((type) => off.includes(type)),
      kind: kindNames.find((kind) => kind === params.get('kind')) ?? null,
      page: readPage(params.get('page')),
      view: readView(params.get('view')),
    }
  },
  write: ({ q, off, kind, page, view }) => {
    const query = new URLSearchParams()
    if (q !== '') query.set('q', q)
    if (off.length > 0) query.set('off', off.join(','))
    if (kind !== null) query.set('kind', kind)
    if (page > 1) query.set('page', String(page))
    if (view !== null) query.set('view', `${view.kind}-${view.id}`)
    return query.toString().replaceAll('%2C', ',')
  },
}

export const withoutPart = (state: SearchState, type: SearchPart): SearchState => ({
  ...state,
  off: [...state.off, type],
  page: 1,
})

export const withKind = (state: SearchState, kind: Kind | null): SearchState => ({ ...state, kind, page: 1 })

const readPage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)

function readView(text: string | null): SearchState['view'] {
  const [, name = '', id] = /^(\w+)-([1-9]\d{0,8})$/.exec(text ?? '') ?? []
  const kind = parseKind(name)
  return kind === null ? null : { kind, id: Number(id) }
}
