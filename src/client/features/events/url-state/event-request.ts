import { type EventState, eventPageSize, hasPlace, initialEventState } from './event-state.ts'

/** Query of the list request for one page. Empty values are omitted. */
export function pageRequest(state: EventState): string {
  const query = sortedQuery(state)
  query.set('limit', String(eventPageSize))
  query.set('offset', String((state.page - 1) * eventPageSize))
  return query.toString()
}

/** Requests only facet counts, so that paging does not recount. */
export function facetRequest(state: EventState): string {
  const query = filterQuery(state)
  query.set('facets', 'true')
  query.set('limit', '1')
  return query.toString()
}

/** Ignores the selected day, as the month view does, so that both calendars count alike. */
export function daysRequest(state: EventState, month: string): string {
  const query = filterQuery({ ...state, date: null })
  query.set('month', month)
  return query.toString()
}

/** The results of a month by date, up to the maximum page size, regardless of the selected day. */
export function monthRequest(state: EventState, month: string): string {
  const query = filterQuery({ ...state, date: null })
  query.set('month', month)
  query.set('sortBy', 'eventDate')
  query.set('sortOrder', 'asc')
  query.set('limit', '100')
  return query.toString()
}

export function pinsRequest(state: EventState): string {
  return sortedQuery(state).toString()
}

/** Query of the calendar feed, which omits past events by default. */
export function feedRequest(state: EventState): string {
  const query = filterQuery(state)
  if (state.upcoming) query.delete('upcoming')
  else query.set('upcoming', 'false')
  return query.toString()
}

function sortedQuery(state: EventState) {
  const query = filterQuery(state)
  // Sorting by distance needs a place.
  const isSorted = state.sortBy !== 'distance' || hasPlace(state)
  query.set('sortBy', isSorted ? state.sortBy : initialEventState.sortBy)
  query.set('sortOrder', state.sortOrder)
  return query
}

function filterQuery(state: EventState) {
  const query = new URLSearchParams()
  const set = (name: string, value: string) => {
    if (value !== '') query.set(name, value)
  }
  set('search', state.search)
  if (state.exactSearch) set('exactSearch', 'true')
  set('categories', state.categories.join(','))
  set('targetAudience', state.targetAudience.join(','))
  const [lat = '', lng = ''] = state.at.split(',')
  set('zipcode', state.zipcode)
  set('lat', lat)
  set('lng', lng)
  set('bounds', state.bounds)
  // A distance needs a place.
  if (hasPlace(state) && state.distance !== 'any') set('distance', state.distance)
  if (state.registration !== 'all') {
    set('registrationRequired', String(state.registration === 'required'))
  }
  set('eventDate', state.date ?? '')
  if (state.upcoming) set('upcoming', 'true')
  return query
}
