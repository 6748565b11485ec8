import type { Kind } from '#shared/listings/kinds.ts'
import { kindOf } from '#shared/listings/kinds.ts'

export const searchUrl = (q: string): string => `/search?${new URLSearchParams({ q })}`

/** The page of a kind with a listing's dialog open. */
export const openUrl = (kind: Kind, id: number): string => `/${kindOf(kind).names.path}?view=${kind}-${id}`

/** The list page of a kind. Kinds with dates have no city or cost filter: the city joins the search text. */
export const listUrl = (kind: Kind, { upcoming: _, ...query }: Readonly<Record<string, string>>): string => {
  const { hasDates, names } = kindOf(kind)
  const { city, cost, search, ...others } = query
  const text = [search, city].filter((part) => part !== undefined).join(' ')
  const listQuery = hasDates ? { ...others, ...(text !== '' && { search: text }) } : query
  const params = new URLSearchParams(listQuery).toString()
  return `/${names.path}${params && `?${params}`}`
}
