import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminClaims, Claim, ConfirmClaimAnswer } from '#shared/contract/claims.ts'
import type { DoneAnswer } from '#shared/contract/moderation.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { http } from './http.ts'
import { adminRoot, refreshListings } from './moderation.ts'

interface ClaimInput {
  listingType: ListingKind
  listingId: number
  message: string
  email: string | null
}

export const useClaimListing = () =>
  useMutation({ mutationFn: (claim: ClaimInput) => http.post<Claim>('/api/claims', claim) })

export const useConfirmClaim = () =>
  useMutation({
    mutationFn: (token: string) => http.post<ConfirmClaimAnswer>('/api/claims/confirm', { token }),
  })

export const useOpenClaims = () =>
  useQuery<AdminClaims>({
    queryKey: [adminRoot, 'claims'],
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

/** Refreshes the lists also after a failure: another admin may have decided first. */
export function useDecideClaim() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: 'approve' | 'reject' }) =>
      http.post<DoneAnswer>(`${adminRoot}/claims/${id}/${decision}`),
    onSettled: () => void refreshListings(client),
  })
}
