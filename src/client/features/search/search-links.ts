import type { Kind } from '#shared/listings/kinds.ts'
import { kindOf } from '#shared/listings/kinds.ts'

export const searchUrl = (q: string): string => `/search?${new URLSearchParams({ q })}`

/** The page of a kind with a listing's dialog open. */
export const openUrl = (kind: Kind, id: number): string => `/${kindOf(kind).names.path}?view=${kind}-${id}`

/**
 * The page of a kind with the parameters of its list. The page of kinds with dates searches for a city among the words; it
 * has no filter of its own for it, nor for the cost.
 */
export const listUrl = (kind: Kind, { upcoming: _, ...query }: Readonly<Record<string, string>>): string => {
  const { hasDates, names } = kindOf(kind)
  const { city, cost, search, ...others } = query
  const words = [search, city].filter((part) => part !== undefined).join(' ')
  const asked = hasDates ? { ...others, ...(words !== '' && { search: words }) } : query
  const params = new URLSearchParams(asked).toString()
  return `/${names.path}${params && `?${params}`}`
}
