import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { ConfirmListingsAnswer } from '#shared/contract/freshness.ts'
import type { Listing } from '#shared/contract/listings.ts'
import type { MyListing, MyListingDetail, MyListings, SimilarListing } from '#shared/contract/submissions.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { hasStatus } from './api-error.ts'
import { http } from './http.ts'
import { listingsKey } from './listings.ts'

type Payload = Readonly<Record<string, unknown>>

const myListingsKey = ['/api/my-listings'] as const
const similarKey = ['/api/listings/similar'] as const

export interface MyListingRef {
  kind: Kind
  id: number
}

export function useSubmitListing(kind: Kind) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (payload: Payload) =>
      http.post<Listing>(`/api/${kindOf(kind).names.path}`, {
        ...payload,
        ...(kindOf(kind).isActiveOnSubmit ? null : ignoredFields()),
      }),
    onSuccess: () => invalidateMyListings(client),
  })
}

/** Part of the published request format where approval also activates; the server ignores these fields. */
const ignoredFields = () => ({
  isApproved: false,
  isActive: false,
  viewCount: 0,
  submittedAt: new Date().toISOString(),
})

/** Possible duplicates of the form input. */
export function useSimilarListings(query: string | null) {
  return useQuery({
    queryKey: [...similarKey, query],
    queryFn: async ({ signal }) =>
      (await http.get<{ listings: SimilarListing[] }>(`/api/listings/similar?${query}`, signal)).listings,
    enabled: query !== null,
    placeholderData: query === null ? undefined : keepPreviousData,
  })
}

/** Refetched on each visit, because admins decide elsewhere. */
export function useMyListings({ limit, offset }: { limit: number; offset: number }) {
  return useQuery({
    queryKey: [...myListingsKey, 'pages', limit, offset],
    queryFn: ({ signal }) => http.get<MyListings>(`/api/my-listings?limit=${limit}&offset=${offset}`, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export function useMyListing(ref: MyListingRef) {
  return useQuery({
    queryKey: [...myListingsKey, ref.kind, ref.id],
    queryFn: ({ signal }) => http.get<MyListingDetail>(pathOf(ref), signal),
    refetchOnMount: 'always',
    staleTime: 0,
    gcTime: 0,
  })
}

export function useChangeMyListing(ref: MyListingRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Payload & { version: number }) => http.put<MyListingDetail>(pathOf(ref), body),
    onSuccess: () => invalidateMyListings(client),
  })
}

export function useCancelEdit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (listing: MyListing) => http.delete(`${pathOf(refOf(listing))}/edit`),
    onSuccess: () => invalidateMyListings(client),
  })
}

/** Hides a live listing from the public, or shows it again. */
export function usePauseListing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ listing, isPaused }: { listing: MyListing; isPaused: boolean }) =>
      http.post<MyListingDetail>(`${pathOf(refOf(listing))}/${isPaused ? 'pause' : 'resume'}`),
    onSuccess: (_answer, { listing }) => {
      void client.invalidateQueries({ queryKey: listingsKey(refOf(listing).kind), refetchType: 'none' })
    },
    // An error means that a moderator decided first.
    onSettled: () => invalidateMyListings(client),
  })
}

/** The owner confirms that a live listing is up to date. */
export function useConfirmListing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (listing: MyListing) => http.post<MyListingDetail>(`${pathOf(refOf(listing))}/confirm`),
    onSuccess: (_answer, listing) => {
      void client.invalidateQueries({ queryKey: listingsKey(refOf(listing).kind), refetchType: 'none' })
    },
    onSettled: () => invalidateMyListings(client),
  })
}

/** Confirms through a mail link, without signing in. */
export const useConfirmByMail = () =>
  useMutation({
    mutationFn: (token: string) => http.post<ConfirmListingsAnswer>('/api/listings/confirm', { token }),
  })

export function useWithdrawListing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (listing: MyListing) => http.delete(pathOf(refOf(listing))).catch(ignoreNotFound),
    onSuccess: (_answer, listing) => {
      invalidateMyListings(client)
      void client.invalidateQueries({ queryKey: listingsKey(refOf(listing).kind), refetchType: 'none' })
    },
  })
}

export const refOf = ({ listingType, id }: MyListing): MyListingRef => ({ kind: listingType as Kind, id })

const pathOf = ({ kind, id }: MyListingRef) => `/api/my-listings/${kind}/${id}`

function invalidateMyListings(client: QueryClient) {
  void client.invalidateQueries({ queryKey: myListingsKey })
  void client.invalidateQueries({ queryKey: similarKey, refetchType: 'none' })
}

/** A 404 means that the listing was already withdrawn in another tab. */
function ignoreNotFound(error: unknown) {
  if (!hasStatus(error, 404)) throw error
}
