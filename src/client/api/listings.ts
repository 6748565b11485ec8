import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FacetCounts, Listing, ListingPage, SimilarListing } from '#shared/contract/listings.ts'
import { type Kind, kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { http } from './http.ts'

/** Prefix of all cache keys of a kind: result pages, facet counts and single listings. */
export const listingsKey = (kind: Kind) => [`/api/${kindOf(kind).names.path}`] as const
const pagesKey = (kind: Kind) => [...listingsKey(kind), 'pages'] as const
const similarKey = (kind: Kind, id: number) => [...listingsKey(kind), 'similar', id] as const
const listingKey = (kind: Kind, id: number) => [...listingsKey(kind), id] as const

export function useListingPage(kind: ListingKind, query: string, isShown = true) {
  const { path, rows } = kindOf(kind).names
  return useQuery({
    queryKey: [...pagesKey(kind), query],
    queryFn: async ({ signal }): Promise<ListingPage<ListingKind>> => {
      const response = await http.get<Record<string, unknown>>(`/api/${path}?${query}`, signal)
      const { total, totalIsLowerBound, correctedSearch } = response as Omit<ListingPage, 'rows'>
      return { total, totalIsLowerBound, correctedSearch, rows: response[rows] as Listing<ListingKind>[] }
    },
    placeholderData: keepPreviousData,
    enabled: isShown,
  })
}

/** Result counts per filter value. Filters work without them. */
export function useFacetCounts(kind: ListingKind, query: string, isShown: boolean) {
  const { path } = kindOf(kind).names
  return useQuery({
    queryKey: [...listingsKey(kind), 'facets', query],
    queryFn: async ({ signal }) =>
      (await http.get<{ facets?: FacetCounts }>(`/api/${path}?${query}`, signal)).facets ?? null,
    placeholderData: keepPreviousData,
    enabled: isShown,
  }).data
}

/** Shows a cached row until the full listing arrives. */
export function useListing(kind: ListingKind, id: number) {
  const client = useQueryClient()
  return useQuery({
    queryKey: listingKey(kind, id),
    queryFn: ({ signal }) => http.get<Listing<ListingKind>>(`/api/${kindOf(kind).names.path}/${id}`, signal),
    placeholderData: () => cachedListing(client, kind, id),
  })
}

/** Similar live listings. The page works without them. */
export function useSimilar(kind: Kind, id: number, isShown: boolean) {
  return useQuery({
    queryKey: similarKey(kind, id),
    queryFn: async ({ signal }) =>
      (await http.get<{ similar: SimilarListing[] }>(`/api/${kindOf(kind).names.path}/${id}/similar`, signal))
        .similar,
    enabled: isShown,
  })
}

/** Records one view per mount. */
export function useRecordView(kind: Kind, id: number, isShown: boolean) {
  const client = useQueryClient()
  const recordedId = useRef<number>(undefined)
  useEffect(() => {
    if (!isShown || recordedId.current === id) return
    recordedId.current = id
    http
      .post<{ viewCount: number }>('/api/views/track', { listingType: kind, listingId: id })
      .then(({ viewCount }) => updateCachedListing(client, kind, id, { viewCount }))
      // A failed view count must not affect the page; the browser logs the failed request.
      .catch(() => undefined)
  }, [client, kind, id, isShown])
}

type Counters = Pick<Listing, 'viewCount' | 'thumbsUpCount' | 'reviewCount' | 'averageRating'>

/** Updates a listing's counters in every cached list without refetching. */
export function updateCachedListing(client: QueryClient, kind: Kind, id: number, change: Partial<Counters>) {
  client.setQueryData<Listing>(listingKey(kind, id), (listing) => listing && { ...listing, ...change })
  client.setQueriesData<ListingPage>(
    { queryKey: pagesKey(kind) },
    (page) =>
      page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...change } : row)) },
  )
}

/** Finds a listing in the cached result pages and similar listings. */
export function cachedListing<K extends Kind>(
  client: QueryClient,
  kind: K,
  id: number,
): Listing<K> | undefined {
  const pages = client.getQueriesData<ListingPage<K>>({ queryKey: pagesKey(kind) })
  const similar = client.getQueriesData<SimilarListing<K>[]>({ queryKey: [...listingsKey(kind), 'similar'] })
  return [
    ...pages.flatMap(([, page]) => page?.rows ?? []),
    ...similar.flatMap(([, found]) => found?.map(({ listing }) => listing) ?? []),
  ].find((row) => row.id === id)
}
