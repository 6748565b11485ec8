import { useQuery } from '@tanstack/react-query'
import { kindPaths } from '#shared/listings/kind-paths.ts'
import { pacificDay, plusDays } from '#shared/rules/calendar-day.ts'
import type { PlanEntry } from '#shared/rules/plan.ts'
import type { CommunityEvent } from './events.ts'
import { http } from './http.ts'
import { listingsKey } from './listings.ts'

const nearbyMiles = 25
const limit = 5

/** Events of the next seven days around a ZIP code, as plan entries; disabled without one. */
export const useNearbyEvents = (zipcode: string | null) =>
  useQuery({
    queryKey: [...listingsKey('event'), 'nearby', zipcode],
    queryFn: ({ signal }) =>
      http.get<{ events: CommunityEvent[] }>(`/api/${kindPaths.event}?${requestFor(zipcode ?? '')}`, signal),
    select: ({ events }) => events.filter(isThisWeek).map(entryOf),
    enabled: zipcode !== null,
  })

const requestFor = (zipcode: string) =>
  new URLSearchParams({
    zipcode,
    distance: String(nearbyMiles),
    upcoming: 'true',
    sortBy: 'eventDate',
    sortOrder: 'asc',
    limit: String(limit),
  })

const isThisWeek = ({ eventDate }: CommunityEvent) =>
  eventDate !== null && eventDate < plusDays(pacificDay(new Date()), 7)

const entryOf = ({ id, title, city, eventDate }: CommunityEvent): PlanEntry => ({
  id: `nearby-${id}`,
  day: eventDate ?? '',
  text: [title, city].filter(Boolean).join(', '),
  isApproximate: false,
  source: { type: 'nearby', href: `/${kindPaths.event}?view=event-${id}` },
})
