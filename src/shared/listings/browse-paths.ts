import { slugOf } from '../rules/slug.ts'
import { browseRoot } from './browse-root.ts'
import { kindPaths } from './kind-paths.ts'

type Kind = keyof typeof kindPaths

/** A city with its own page, whose path has both. */
export interface Town {
  city: string
  state: string
}

/** The target of a public path. */
export type BrowseTarget =
  | { page: 'directory' }
  | { page: 'list'; kind: Kind; town: string | null }
  | { page: 'listing'; kind: Kind; id: number; slug: string }
  | { page: 'compare' }

/** The query has the ids, as at `/compare`. */
export const browseComparePath = `${browseRoot}/compare`

export const browseListPath = (kind: Kind): string => `${browseRoot}/${kindPaths[kind]}`

export const browseListingPath = (kind: Kind, id: number, title: string): string =>
  `${browseListPath(kind)}/${[id, slugOf(title)].filter(Boolean).join('-')}`

export const townSlug = ({ city, state }: Town): string => slugOf(`${city} ${state}`)

export const browseTownPath = (kind: Kind, town: Town): string =>
  `${browseListPath(kind)}/in/${townSlug(town)}`

const kinds = new Map<string, Kind>(
  Object.entries(kindPaths).map(([kind, path]) => [path as string, kind as Kind]),
)
const townPattern = /^[a-z0-9-]{1,80}$/
/** Ids have up to nine digits. */
const listingPattern = /^([1-9]\d{0,8})(?:-([^/]{1,200}))?$/

/** Null for an unknown path. */
export function parseBrowsePath(path: string): BrowseTarget | null {
  const [root, list = '', third, fourth, ...rest] = path.replace(/^\//, '').replace(/\/$/, '').split('/')
  if (root !== browseRoot.slice(1) || rest.length > 0) return null
  if (list === '') return third === undefined ? { page: 'directory' } : null
  if (list === 'compare') return third === undefined ? { page: 'compare' } : null
  const kind = kinds.get(list)
  if (kind === undefined) return null
  if (third === undefined) return { page: 'list', kind, town: null }
  if (third === 'in') {
    return fourth !== undefined && townPattern.test(fourth) ? { page: 'list', kind, town: fourth } : null
  }
  const listing = fourth === undefined ? listingPattern.exec(third) : null
  return listing ? { page: 'listing', kind, id: Number(listing[1]), slug: listing[2] ?? '' } : null
}
