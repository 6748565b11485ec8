import { useQuery } from '@tanstack/react-query'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import { openStatuses } from '#shared/contract/tracker.ts'
import { kindOf, parseKind } from '#shared/listings/kinds.ts'
import { listingWindow } from '#shared/listings/listing-window.ts'
import type { PlanEntry } from '#shared/rules/plan.ts'
import { bookmarksPath } from './bookmarks.ts'
import { http } from './http.ts'
import { listingValues } from './listing-values.ts'

/** Saved items with a date, as plan entries, soonest first. */
export const useSavedDeadlines = () =>
  useQuery({
    queryKey: [bookmarksPath, 'deadlines'],
    queryFn: ({ signal }) =>
      http.get<{ bookmarks: Bookmark[] }>(`${bookmarksPath}?sortBy=deadline&limit=10`, signal),
    select: ({ bookmarks }) => bookmarks.flatMap(entryOf),
  })

function entryOf({ id, listingType, listingId, listing, status }: Bookmark): PlanEntry[] {
  const kind = parseKind(listingType)
  if (!kind || !listing.isActive) return []
  const { names, title, hasDates, closes, runs } = kindOf(kind)
  const isStillOpen = openStatuses.some((open) => open === status)
  // Applying completes a deadline, but not an event.
  if (hasDates ? status === 'declined' || status === 'not_for_me' : !isStillOpen) return []
  const values = listingValues(listing)
  const day = hasDates ? values.eventDate : listingWindow(kindOf(kind), values).closesOn
  // The first of `closes` is the application deadline.
  const what = hasDates
    ? ''
    : values[closes[0] ?? ''] === day
      ? ': applications due'
      : runs
        ? ' ends'
        : ' closes'
  if (typeof day !== 'string') return []
  return [
    {
      id: `saved-${id}`,
      day,
      text: `${String(values[title])}${what}`,
      isApproximate: false,
      source: { type: 'saved', href: `/${names.path}?view=${names.listingType}-${listingId}` },
    },
  ]
}
