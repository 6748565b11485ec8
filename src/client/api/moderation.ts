import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AuditPage } from '#shared/contract/audit.ts'
import type {
  AdminReport,
  ListingsByKind,
  ModeratedListing,
  Overview,
  PendingApprovals,
  TrashPage,
} from '#shared/contract/moderation.ts'
import type { Operations } from '#shared/contract/operations.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { http } from './http.ts'
import { listingsKey } from './listings.ts'

export const adminRoot = '/api/admin'

/** Several admins work on the same queue, so its data refetches on mount and on window focus. */
const alwaysRefetch = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const

export function usePendingApprovals() {
  return useQuery<PendingApprovals>({ queryKey: [adminRoot, 'pending-approvals'], ...alwaysRefetch })
}

export function useAdminReports() {
  return useQuery<AdminReport[]>({ queryKey: [adminRoot, 'reports'], ...alwaysRefetch })
}

export function useOverview() {
  return useQuery<Overview>({ queryKey: [adminRoot, 'overview'], ...alwaysRefetch })
}

export function usePastDeadlines() {
  return useQuery<ListingsByKind>({ queryKey: [adminRoot, 'past-deadlines'], ...alwaysRefetch })
}

export function useListingSearch(kind: Kind, query: string) {
  return useQuery({
    queryKey: [adminRoot, 'search-listings', kindOf(kind).names.path, query],
    queryFn: ({ signal }) =>
      http.get<ModeratedListing[]>(
        `${adminRoot}/search-listings/${kindOf(kind).names.path}?${new URLSearchParams({ query })}`,
        signal,
      ),
    enabled: query !== '',
    placeholderData: query === '' ? undefined : keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Searches all kinds, or one. */
export function useAllListingsSearch(query: string, kind: Kind | '') {
  const params = new URLSearchParams({ query, ...(kind && { type: kind }) })
  return useQuery({
    queryKey: [adminRoot, 'search-listings', 'all', String(params)],
    queryFn: ({ signal }) =>
      http.get<ModeratedListing[]>(`${adminRoot}/search-listings/all?${params}`, signal),
    enabled: query !== '',
    placeholderData: query === '' ? undefined : keepPreviousData,
    refetchOnMount: 'always',
  })
}

const trashPageSize = 20

export function useTrash(page: number) {
  return useQuery({
    queryKey: [adminRoot, 'trash', page],
    queryFn: ({ signal }) =>
      http.get<TrashPage>(`${adminRoot}/trash?page=${page}&limit=${trashPageSize}`, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** One listing in any state, never from the cache. */
export function useModeratedListing(kind: Kind, id: number) {
  return useQuery({
    queryKey: [adminRoot, 'listings', kind, id],
    queryFn: ({ signal }) => http.get<ModeratedListing>(`${adminRoot}/listings/${kind}/${id}`, signal),
    refetchOnMount: 'always',
    gcTime: 0,
  })
}

export function useAudit(query: string) {
  return useQuery({
    queryKey: [adminRoot, 'audit', query],
    queryFn: ({ signal }) => http.get<AuditPage>(`${adminRoot}/audit?${query}`, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export function useOperations() {
  return useQuery<Operations>({ queryKey: [adminRoot, 'operations'], ...alwaysRefetch })
}

/** Rejects if a query fails; data from earlier loads stays. */
export function useRefreshDashboard() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [adminRoot] }, { throwOnError: true })
}

/** Invalidates everything that shows listings; resolves when the dashboard is up to date. */
export function refreshListings(client: QueryClient): Promise<void> {
  for (const kind of kindNames) void client.invalidateQueries({ queryKey: listingsKey(kind) })
  for (const path of ['/api/home', '/api/bookmarks']) void client.invalidateQueries({ queryKey: [path] })
  return client.invalidateQueries({ queryKey: [adminRoot] })
}

export const adminPath = (
  action: string,
  { id, listingType }: Pick<ModeratedListing, 'id' | 'listingType'>,
) => `${adminRoot}/${action}/${kindOf(listingType as Kind).names.adminType}/${id}`
