import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Comparison } from '#shared/contract/compare.ts'
import type { Listing } from '#shared/contract/listings.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { http } from './http.ts'

export const comparisonKey = (kind: Kind, ids: readonly number[]) => [
  `/api/compare?listingType=${kind}&ids=${ids.join()}`,
]

/** Keeps the columns while another loads. */
export const useComparison = (kind: Kind, ids: readonly number[]) =>
  useQuery<Comparison>({
    queryKey: comparisonKey(kind, ids),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  })

/** Finds listings to add, by name; disabled for a blank search. */
export function useComparable(kind: Kind, search: string) {
  const { path, rows } = kindOf(kind).names
  const query = new URLSearchParams({ search, limit: '8' })
  return useQuery({
    queryKey: [`/api/${path}`, 'comparable', search],
    queryFn: async ({ signal }) =>
      (await http.get<Record<string, Listing[]>>(`/api/${path}?${query}`, signal))[rows] ?? [],
    placeholderData: keepPreviousData,
    enabled: search !== '',
  })
}
