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

/** Refreshes the lists after a failure too: another admin may have acted first. */
function useModeration<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => void refreshListings(client) })
}

export const useDecide = () =>
  useModeration(({ action, listing, reason }: Decision) => {
    const hasBody = action === 'approve' || action === 'reject'
    const body = hasBody ? { version: listing.version, reason } : undefined
    return http.post<DecisionAnswer>(adminPath(action, listing), body)
  })

type ListingRef = Pick<ModeratedListing, 'id' | 'listingType'>

/** Moves a listing to the trash. */
export const useDeleteListing = () =>
  useModeration((listing: ListingRef) => http.delete<DoneAnswer>(adminPath('delete', listing)))

export const useRestoreListing = () =>
  useModeration((listing: ListingRef) => http.post<DecisionAnswer>(adminPath('restore', listing)))

type VersionedRef = Pick<ModeratedListing, 'id' | 'listingType' | 'version'>

export const useApproveSeveral = () =>
  useModeration((listings: VersionedRef[]) =>
    http.post<ApproveSeveralAnswer>(`${adminRoot}/approve`, {
      items: listings.map(({ id, listingType, version }) => ({ type: listingType, id, version })),
    }),
  )

export interface EditDecision {
  action: 'approve' | 'reject'
  edit: PendingEdit
  reason?: string
}

/** Decides about a change that a submitter proposes to a live listing. */
export const useDecideEdit = () =>
  useModeration(({ action, edit: { listing, submittedAt }, reason }: EditDecision) =>
    http.post<DecisionAnswer>(`${adminRoot}/edits/${listing.listingType}/${listing.id}/${action}`, {
      version: listing.version,
      submittedAt,
      reason,
    }),
  )

interface ListingEdit {
  listing: VersionedRef
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

export const useResolveReport = () =>
  useModeration((id: number) => http.post<ResolveAnswer>(`${adminRoot}/reports/${id}/resolve`))

function useReviewModeration<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['/api/reviews'] })
      void refreshListings(client)
    },
  })
}

interface ReviewVisibility {
  id: number
  isHidden: boolean
}

export const useHideReview = () =>
  useReviewModeration(({ id, isHidden }: ReviewVisibility) =>
    http.post<HideAnswer>(`${adminRoot}/reviews/${id}/${isHidden ? 'hide' : 'unhide'}`),
  )

export const useDeleteReply = () =>
  useReviewModeration((reviewId: number) => http.delete(`/api/reviews/${reviewId}/reply`))

/** Reverts actions by their audit ids; resolves when the lists are up to date. */
export function useUndoActions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (auditIds: readonly number[]) => http.post(`${adminRoot}/undo`, { auditIds }),
    onSettled: () => refreshListings(client),
  })
}
