import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ApproveSeveralAnswer,
  DecisionAnswer,
  HideAnswer,
  ModeratedListing,
  PendingEdit,
  ResolveAnswer,
} from '#shared/contract/moderation.ts'
import { http } from './http.ts'
import { adminPath, adminRoot, refreshListings } from './moderation.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

export interface Decision {
  action: 'approve' | 'reject' | 'deactivate' | 'activate'
  listing: Pick<ModeratedListing, 'id' | 'listingType'> & { version?: number }
  reason?: string
}

export function useDecide(handlers: MutationHandlers<DecisionAnswer, Decision>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ action, listing, reason }: Decision) => {
      const hasBody = action === 'approve' || action === 'reject'
      const body = hasBody ? { version: listing.version, reason } : undefined
      return http.post<DecisionAnswer>(adminPath(action, listing), body)
    },
    onSuccess: handlers.onSuccess,
    onError: handlers.onError,
    // Also after a failure: another admin may have acted first.
    onSettled: () => refreshListings(client),
  })
}

type Approvable = Pick<ModeratedListing, 'id' | 'listingType' | 'version'>

export function useApproveSeveral(handlers: MutationHandlers<ApproveSeveralAnswer, Approvable[]>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (listings: Approvable[]) =>
      http.post<ApproveSeveralAnswer>(`${adminRoot}/approve`, {
        items: listings.map(({ id, listingType, version }) => ({ type: listingType, id, version })),
      }),
    onSuccess: handlers.onSuccess,
    onError: handlers.onError,
    onSettled: () => refreshListings(client),
  })
}

export interface EditDecision {
  action: 'approve' | 'reject'
  edit: PendingEdit
  reason?: string
}

/** Decides about a change that a submitter proposes to a live listing. */
export function useDecideEdit(handlers: MutationHandlers<DecisionAnswer, EditDecision>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ action, edit: { listing, submittedAt }, reason }: EditDecision) =>
      http.post<DecisionAnswer>(`${adminRoot}/edits/${listing.listingType}/${listing.id}/${action}`, {
        version: listing.version,
        submittedAt,
        reason,
      }),
    onSuccess: handlers.onSuccess,
    onError: handlers.onError,
    onSettled: () => refreshListings(client),
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

export function useResolveReport(handlers: MutationHandlers<ResolveAnswer, number>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => http.post<ResolveAnswer>(`${adminRoot}/reports/${id}/resolve`),
    onSuccess: handlers.onSuccess,
    onError: handlers.onError,
    onSettled: () => refreshListings(client),
  })
}

interface ReviewVisibility {
  id: number
  isHidden: boolean
}

export function useHideReview(handlers: MutationHandlers<HideAnswer, ReviewVisibility>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isHidden }: ReviewVisibility) =>
      http.post<HideAnswer>(`${adminRoot}/reviews/${id}/${isHidden ? 'hide' : 'unhide'}`),
    onSuccess: handlers.onSuccess,
    onError: handlers.onError,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['/api/reviews'] })
      return refreshListings(client)
    },
  })
}

/** Reverts actions by their audit ids. */
export function useUndoActions(handlers: MutationHandlers<unknown, readonly number[]>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (auditIds: readonly number[]) => http.post(`${adminRoot}/undo`, { auditIds }),
    onSuccess: handlers.onSuccess,
    onError: handlers.onError,
    onSettled: () => refreshListings(client),
  })
}
