import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListingPins } from '#shared/contract/listing-pins.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { http } from './http.ts'
import { listingsKey } from './listings.ts'

export function useListingPins(kind: ListingKind, query: string) {
  const { path } = kindOf(kind).names
  return useQuery({
    queryKey: [...listingsKey(kind), 'pins', query],
    queryFn: ({ signal }) => http.get<ListingPins>(`/api/${path}/pins?${query}`, signal),
    placeholderData: keepPreviousData,
  })
}
