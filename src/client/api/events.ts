import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EventDays } from '#shared/contract/calendar.ts'
import type { EventPins, EventPlace } from '#shared/contract/event-places.ts'
import type { FacetCounts, Listing, ListingPage } from '#shared/contract/listings.ts'
import { http } from './http.ts'
import { listingsKey } from './listings.ts'

export type CommunityEvent = Listing<'event'>

/** The keys are those of every other kind, so that a thumb or a view counted elsewhere shows here as well. */
const root = listingsKey('event')
const pagesKey = [...root, 'pages'] as const

/** One page of results, or those of a month. While the next are on their way, the ones before stay. */
export function useEventPage(query: string, isShown: boolean) {
  return useQuery({
    queryKey: [...pagesKey, query],
    queryFn: async ({ signal }): Promise<ListingPage<'event'>> => {
      const { total, events } = await http.get<{ total: number; events: CommunityEvent[] }>(
        `/api/events?${query}`,
        signal,
      )
      return { total, rows: events }
    },
    placeholderData: keepPreviousData,
    enabled: isShown,
  })
}

/** How many results each value of a filter would give. Without an answer the filters work as well, uncounted. */
export function useEventFacets(query: string, isShown: boolean) {
  return useQuery({
    queryKey: [...root, 'facets', query],
    queryFn: async ({ signal }) =>
      (await http.get<{ facets?: FacetCounts }>(`/api/events?${query}`, signal)).facets ?? null,
    placeholderData: keepPreviousData,
    enabled: isShown,
  }).data
}

/** How many events each day of a month holds. Without an answer the calendar works as well, uncounted. */
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

/** One event. What a page of results has already brought is shown until the answer is here. */
export function useEvent(id: number) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...root, id],
    queryFn: ({ signal }) => http.get<CommunityEvent>(`/api/events/${id}`, signal),
    placeholderData: () => cachedEvent(client, id),
  })
}

/** Where an event is; asked for when its map is opened. */
export function useEventPlace(id: number) {
  return useQuery({
    queryKey: [...root, id, 'place'],
    queryFn: async ({ signal }) =>
      (await http.get<{ place: EventPlace }>(`/api/events/${id}/place`, signal)).place,
  })
}

function cachedEvent(client: QueryClient, id: number) {
  const pages = client.getQueriesData<ListingPage<'event'>>({ queryKey: pagesKey })
  return pages.flatMap(([, page]) => page?.rows ?? []).find((row) => row.id === id)
}
