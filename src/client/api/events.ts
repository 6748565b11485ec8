import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EventDays } from '#shared/contract/calendar.ts'
import type { EventPins, EventPlace } from '#shared/contract/event-places.ts'
import type { FacetCounts, Listing, ListingPage } from '#shared/contract/listings.ts'
import { http } from './http.ts'
import { cachedListing, listingsKey } from './listings.ts'

export type CommunityEvent = Listing<'event'>

/** Shared with the other kinds, so that cached counters update on every screen. */
const root = listingsKey('event')
const pagesKey = [...root, 'pages'] as const

/** One page of results, or the results of a month. */
export function useEventPage(query: string, isShown: boolean) {
  return useQuery({
    queryKey: [...pagesKey, query],
    queryFn: async ({ signal }): Promise<ListingPage<'event'>> => {
      const { events, ...counts } = await http.get<Omit<ListingPage, 'rows'> & { events: CommunityEvent[] }>(
        `/api/events?${query}`,
        signal,
      )
      return { ...counts, rows: events }
    },
    placeholderData: keepPreviousData,
    enabled: isShown,
  })
}

/** Result counts per filter value. Filters work without them. */
export function useEventFacets(query: string, isShown: boolean) {
  return useQuery({
    queryKey: [...root, 'facets', query],
    queryFn: async ({ signal }) =>
      (await http.get<{ facets?: FacetCounts }>(`/api/events?${query}`, signal)).facets ?? null,
    placeholderData: keepPreviousData,
    enabled: isShown,
  }).data
}

/** Event counts per day. The calendar works without them. */
export function useEventDays(query: string, isShown: boolean) {
  return useQuery({
    queryKey: [...root, 'days', query],
    queryFn: async ({ signal }) => (await http.get<EventDays>(`/api/events/days?${query}`, signal)).days,
    placeholderData: keepPreviousData,
    enabled: isShown,
  }).data
}

export function useEventPins(query: string, isShown: boolean) {
  return useQuery({
    queryKey: [...root, 'pins', query],
    queryFn: ({ signal }) => http.get<EventPins>(`/api/events/pins?${query}`, signal),
    placeholderData: keepPreviousData,
    enabled: isShown,
  })
}

/** Shows a cached row until the full event arrives. */
export function useEvent(id: number) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...root, id],
    queryFn: ({ signal }) => http.get<CommunityEvent>(`/api/events/${id}`, signal),
    placeholderData: () => cachedListing(client, 'event', id),
  })
}

/** Loaded when the map opens. */
export function useEventPlace(id: number) {
  return useQuery({
    queryKey: [...root, id, 'place'],
    queryFn: async ({ signal }) =>
      (await http.get<{ place: EventPlace }>(`/api/events/${id}/place`, signal)).place,
  })
}
