import type { CommunityEvent } from '#client/api/events.ts'

type PlaceFields = Pick<CommunityEvent, 'venue' | 'address' | 'city' | 'state' | 'zipcode'>

/** Known venue, street and town. */
export function placeLines({ venue, address, city, state, zipcode }: PlaceFields): string[] {
  const town = [[city, state].filter(Boolean).join(', '), zipcode].filter(Boolean).join(' ')
  return [venue, address, town].filter((line): line is string => Boolean(line))
}

/** 'Main hall, Dublin' */
export function shortPlace({ venue, city }: Pick<CommunityEvent, 'venue' | 'city'>): string {
  return [venue, city].filter(Boolean).join(', ')
}
