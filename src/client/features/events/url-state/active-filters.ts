import { longDay } from '#client/lib/calendar-day-format.ts'
import { type EventState, hasPlace, withDate, withFilter, withSearch } from './event-state.ts'

export interface ActiveEventFilter {
  key: string
  label: string
  remove: (state: EventState) => EventState
}

/** Every value that narrows the list, in the order of the panel. */
export function activeEventFilters(state: EventState): ActiveEventFilter[] {
  const { search, date, upcoming, zipcode, at, distance, registration, bounds } = state
  const place = at === '' ? zipcode : 'my location'
  const chips: (ActiveEventFilter | null)[] = [
    search === '' ? null : { key: 'search', label: `“${search}”`, remove: (now) => withSearch(now, '') },
    date === null ? null : { key: 'date', label: longDay(date), remove: (now) => withDate(now, null) },
    // A chosen day includes the past, so it needs no second chip.
    upcoming || date !== null
      ? null
      : {
          key: 'upcoming',
          label: 'Past events too',
          remove: (now) => withFilter(now, { upcoming: true }),
        },
    hasPlace(state)
      ? {
          key: 'place',
          label: distance === 'any' ? `From ${place}` : `Within ${distance} miles of ${place}`,
          remove: (now) => withFilter(now, { zipcode: '', at: '', distance: 'any' }),
        }
      : null,
    bounds === ''
      ? null
      : { key: 'bounds', label: 'Map area', remove: (now) => withFilter(now, { bounds: '' }) },
    ...valuesOf(state, 'categories'),
    ...valuesOf(state, 'targetAudience'),
    registration === 'all'
      ? null
      : {
          key: 'registration',
          label: registration === 'required' ? 'Registration required' : 'No registration',
          remove: (now) => withFilter(now, { registration: 'all' }),
        },
  ]
  return chips.filter((chip) => chip !== null)
}

function valuesOf(state: EventState, param: 'categories' | 'targetAudience'): ActiveEventFilter[] {
  return state[param].map((value) => ({
    key: `${param}:${value}`,
    label: value,
    remove: (now) => withFilter(now, { [param]: now[param].filter((other) => other !== value) }),
  }))
}
