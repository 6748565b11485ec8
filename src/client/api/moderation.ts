import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AuditPage } from '#shared/contract/audit.ts'
import type {
  AdminReport,
  ApproveSeveralAnswer,
  DecisionAnswer,
  HideAnswer,
  ListingsByKind,
  ModeratedListing,
  Overview,
  PendingApprovals,
  PendingEdit,
  ResolveAnswer,
} from '#shared/contract/moderation.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { listingsKey } from './listings.ts'
import { tellDone, tellFailed } from './outcome-toasts.ts'
import { tellUndoable } from './undo-toast.ts'

const root = '/api/admin'

/** Moderation data is refetched on mount and on focus (docs/product.md 12.13). */
const fresh = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const

export function usePendingApprovals() {
  return useQuery<PendingApprovals>({ queryKey: [root, 'pending-approvals'], ...fresh })
}

export function useAdminReports() {
  return useQuery<AdminReport[]>({ queryKey: [root, 'reports'], ...fresh })
}

export function useOverview() {
  return useQuery<Overview>({ queryKey: [root, 'overview'], ...fresh })
}

export function usePastDeadlines() {
  return useQuery<ListingsByKind>({ queryKey: [root, 'past-deadlines'], ...fresh })
}

/** Nothing is asked for until something is typed. What was found before stays until the answer is here. */
export function useListingSearch(kind: Kind, query: string) {
  return useQuery({
    queryKey: [root, 'search-listings', kindOf(kind).names.path, query],
    queryFn: ({ signal }) =>
      http.get<ModeratedListing[]>(
        `${root}/search-listings/${kindOf(kind).names.path}?${new URLSearchParams({ query })}`,
        signal,
      ),
    enabled: query !== '',
    placeholderData: query === '' ? undefined : keepPreviousData,
    refetchOnMount: 'always',
  })
}

const moderatedListing = (kind: Kind, id: number) =>
  queryOptions({
    queryKey: [root, 'listings', kind, id],
    queryFn: ({ signal }) => http.get<ModeratedListing>(`${root}/listings/${kind}/${id}`, signal),
    refetchOnMount: 'always',
    gcTime: 0,
  })

/** One listing in whatever state it is, as it is now. */
export function useModeratedListing(kind: Kind, id: number) {
  return useQuery(moderatedListing(kind, id))
}

export function useAudit(query: string) {
  return useQuery({
    queryKey: [root, 'audit', query],
    queryFn: ({ signal }) => http.get<AuditPage>(`${root}/audit?${query}`, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Everything on the dashboard, asked for anew. */
export function useRefreshDashboard() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [root] })
}

const words = {
  approve: { done: 'Listing approved successfully', failed: 'Failed to approve listing' },
  reject: { done: 'Submission not approved', failed: 'Failed to save the decision' },
  deactivate: { done: 'Listing deactivated successfully', failed: 'Failed to deactivate listing' },
  activate: { done: 'Listing activated successfully', failed: 'Failed to activate listing' },
} as const

export interface Decision {
  act: keyof typeof words
  listing: Pick<ModeratedListing, 'id' | 'listingType'> & { version?: number }
  reason?: string
}

/** Approves, refuses, deactivates or activates one listing, and offers to take it back. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ act, listing, reason }: Decision) => {
      const isRead = act === 'approve' || act === 'reject'
      const body = isRead ? { version: listing.version, reason } : undefined
      return http.post<DecisionAnswer>(pathOf(act, listing), body)
    },
    onSuccess: ({ auditId }, { act }) => tellUndoable(words[act].done, auditId, () => refresh(client)),
    onError: (error, { act }) => tellRefused(error, words[act].failed),
    // Whatever happened, somebody else may have been quicker: the lists say how things stand.
    onSettled: () => refresh(client),
  })
}

export function useApproveSeveral() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (listings: Pick<ModeratedListing, 'id' | 'listingType' | 'version'>[]) =>
      http.post<ApproveSeveralAnswer>(`${root}/approve`, {
        items: listings.map(({ id, listingType, version }) => ({ type: listingType, id, version })),
      }),
    onSuccess: ({ approved, skipped }) => {
      const left = skipped.length === 0 ? '' : `, ${skipped.length} left as they were`
      tellUndoable(
        `${approved.length} approved successfully${left}`,
        approved.map(({ auditId }) => auditId),
        () => refresh(client),
      )
    },
    onError: (error) => tellRefused(error, words.approve.failed),
    onSettled: () => refresh(client),
  })
}

export interface EditDecision {
  act: 'approve' | 'reject'
  edit: PendingEdit
  reason?: string
}

/** Decides about a change that a submitter proposes. */
export function useDecideEdit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ act, edit: { listing, submittedAt }, reason }: EditDecision) =>
      http.post<DecisionAnswer>(`${root}/edits/${listing.listingType}/${listing.id}/${act}`, {
        version: listing.version,
        submittedAt,
        reason,
      }),
    onSuccess: ({ message }) => tellDone(message),
    onError: (error, { act }) =>
      tellRefused(error, act === 'approve' ? 'Failed to approve the edit' : 'Failed to save the decision'),
    onSettled: () => refresh(client),
  })
}

export interface ListingEdit {
  listing: Pick<ModeratedListing, 'id' | 'listingType' | 'version'>
  values: Record<string, unknown>
}

/** Saves the edit dialog. A conflict (409) is the dialog's to explain. */
export function useEditListing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ listing, values }: ListingEdit) =>
      http.put<DecisionAnswer>(pathOf('edit', listing), { ...values, version: listing.version }),
    onSuccess: () => {
      tellDone('Listing updated successfully')
      return refresh(client)
    },
  })
}

export function useResolveReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => http.post<ResolveAnswer>(`${root}/reports/${id}/resolve`),
    onSuccess: ({ auditId }) => tellUndoable('Report resolved successfully', auditId, () => refresh(client)),
    onError: (error) => tellFailed(error, 'Failed to resolve report'),
    onSettled: () => refresh(client),
  })
}

export function useHideReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isHidden }: { id: number; isHidden: boolean }) =>
      http.post<HideAnswer>(`${root}/reviews/${id}/${isHidden ? 'hide' : 'unhide'}`),
    onSuccess: ({ message, auditId }) => tellUndoable(message, auditId, () => refresh(client)),
    onError: (error) => tellFailed(error, 'Failed to change the review'),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['/api/reviews'] })
      return refresh(client)
    },
  })
}

/** The address of an action on one listing, with the admin spelling of the kind. */
export const pathOf = (act: string, { id, listingType }: Pick<ModeratedListing, 'id' | 'listingType'>) =>
  `${root}/${act}/${kindOf(listingType as Kind).names.adminType}/${id}`

/** The dashboard, the public lists and whatever else shows listings; done when the dashboard is up to date. */
export function refresh(client: QueryClient): Promise<void> {
  for (const kind of kindNames) void client.invalidateQueries({ queryKey: listingsKey(kind) })
  for (const path of ['/api/home', '/api/bookmarks']) void client.invalidateQueries({ queryKey: [path] })
  return client.invalidateQueries({ queryKey: [root] })
}

/** The fixed message, and the server's reason when another admin acted first. */
function tellRefused(error: unknown, description: string) {
  const hasReason = error instanceof ApiError && (error.status === 409 || error.status === 404)
  tellFailed(error, hasReason ? `${description}. ${error.words}` : description)
}
