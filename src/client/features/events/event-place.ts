import type { CommunityEvent } from '#client/api/events.ts'

type Placed = Pick<CommunityEvent, 'venue' | 'address' | 'city' | 'state' | 'zipcode'>

/** The lines of the place of an event, as far as they are known: the venue, the street, the town. */
export function placeLines({ venue, address, city, state, zipcode }: Placed): string[] {
  const town = [[city, state].filter(Boolean).join(', '), zipcode].filter(Boolean).join(' ')
  return [venue, address, town].filter((line): line is string => Boolean(line))
}

/** 'Main hall, Dublin': enough to know where, in a list. */
export function shortPlace({ venue, city }: Pick<CommunityEvent, 'venue' | 'city'>): string {
  return [venue, city].filter(Boolean).join(', ')
}
