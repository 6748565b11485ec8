import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ApproveSeveralAnswer,
  DecisionAnswer,
  DoneAnswer,
  HideAnswer,
  ModeratedListing,
  PendingEdit,
  ResolveAnswer,
} from '#shared/contract/moderation.ts'
import { http } from './http.ts'
import { adminPath, adminRoot, refreshListings } from './moderation.ts'

export interface Decision {
  action: 'approve' | 'reject' | 'deactivate' | 'activate'
  listing: Pick<ModeratedListing, 'id' | 'listingType'> & { version?: number }
  reason?: string
}

/** Like every action here, refreshes the lists also after a failure: another admin may have acted first. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ action, listing, reason }: Decision) => {
      const hasBody = action === 'approve' || action === 'reject'
      const body = hasBody ? { version: listing.version, reason } : undefined
      return http.post<DecisionAnswer>(adminPath(action, listing), body)
    },
    onSettled: () => void refreshListings(client),
  })
}

type ListingRef = Pick<ModeratedListing, 'id' | 'listingType'>

/** Moves a listing to the trash. */
export function useDeleteListing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (listing: ListingRef) => http.delete<DoneAnswer>(adminPath('delete', listing)),
    onSettled: () => void refreshListings(client),
  })
}

export function useRestoreListing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (listing: ListingRef) => http.post<DecisionAnswer>(adminPath('restore', listing)),
    onSettled: () => void refreshListings(client),
  })
}

type Approvable = Pick<ModeratedListing, 'id' | 'listingType' | 'version'>

export function useApproveSeveral() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (listings: Approvable[]) =>
      http.post<ApproveSeveralAnswer>(`${adminRoot}/approve`, {
        items: listings.map(({ id, listingType, version }) => ({ type: listingType, id, version })),
      }),
    onSettled: () => void refreshListings(client),
  })
}

export interface EditDecision {
  action: 'approve' | 'reject'
  edit: PendingEdit
  reason?: string
}

/** Decides about a change that a submitter proposes to a live listing. */
export function useDecideEdit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ action, edit: { listing, submittedAt }, reason }: EditDecision) =>
      http.post<DecisionAnswer>(`${adminRoot}/edits/${listing.listingType}/${listing.id}/${action}`, {
        version: listing.version,
        submittedAt,
        reason,
      }),
    onSettled: () => void refreshListings(client),
  })
}

export interface ListingEdit {
  listing: Pick<ModeratedListing, 'id' | 'listingType' | 'version'>
  values: Record<string, unknown>
}

export function useEditListing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ listing, values }: ListingEdit) =>
      http.put<DecisionAnswer>(adminPath('edit', listing), { ...values, version: listing.version }),
    onSuccess: () => refreshListings(client),
  })
}

export function useResolveReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => http.post<ResolveAnswer>(`${adminRoot}/reports/${id}/resolve`),
    onSettled: () => void refreshListings(client),
  })
}

interface ReviewVisibility {
  id: number
  isHidden: boolean
}

export function useHideReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isHidden }: ReviewVisibility) =>
      http.post<HideAnswer>(`${adminRoot}/reviews/${id}/${isHidden ? 'hide' : 'unhide'}`),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['/api/reviews'] })
      void refreshListings(client)
    },
  })
}

export function useDeleteReply() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reviewId: number) => http.delete(`/api/reviews/${reviewId}/reply`),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['/api/reviews'] })
      void refreshListings(client)
    },
  })
}

/** Reverts actions by their audit ids; resolves when the lists are up to date. */
export function useUndoActions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (auditIds: readonly number[]) => http.post(`${adminRoot}/undo`, { auditIds }),
    onSettled: () => refreshListings(client),
  })
}
