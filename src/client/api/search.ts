import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchAnswer } from '#shared/contract/search.ts'
import type { SearchPart } from '#shared/rules/search-parts.ts'
import { http } from './http.ts'

interface SearchOptions {
  limit: number
  off?: readonly SearchPart[]
}

/** Keeps the previous results until the next arrive. Disabled for a blank search. */
export function useSiteSearch(q: string, { limit, off = [] }: SearchOptions) {
  const query = new URLSearchParams({ q, limit: String(limit) })
  if (off.length > 0) query.set('off', off.join(','))
  return useQuery({
    queryKey: ['/api/search', query.toString()],
    queryFn: ({ signal }) => http.get<SearchAnswer>(`/api/search?${query}`, signal),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
}
