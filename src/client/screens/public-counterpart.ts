import { browseComparePath, browseListPath } from '#shared/listings/browse-paths.ts'
import { kindPaths } from '#shared/listings/kind-paths.ts'

// Uses only the paths, so that not every page loads the registry.
const kindOfPath = new Map(
  Object.entries(kindPaths).map(([kind, name]) => [`/${name}`, kind as keyof typeof kindPaths]),
)

/** The public page with the same content: a list, the listing in the open dialog, or a comparison. */
export function publicCounterpartOf(path: string, query: string): string | null {
  if (path === '/compare') return query === '' ? null : `${browseComparePath}?${query}`
  const kind = kindOfPath.get(path)
  if (kind === undefined) return null
  const params = new URLSearchParams(query)
  const view = /^([a-z]+)-([1-9]\d{0,8})$/.exec(params.get('view') ?? '')
  if (view && view[1] === kind) return `${browseListPath(kind)}/${view[2]}`
  params.delete('view')
  const rest = params.toString()
  return rest === '' ? browseListPath(kind) : `${browseListPath(kind)}?${rest.replaceAll('%2C', ',')}`
}
