import { type EventState, eventPageSize } from './event-state.ts'

/** The query of the list call for one page of results. Empty values are not sent (docs/product.md 5.11). */
export function pageRequest(state: EventState): string {
  const query = sorted(state)
  query.set('limit', String(eventPageSize))
  query.set('offset', String((state.page - 1) * eventPageSize))
  return query.toString()
}

/** Asks only for the counts beside the filters, so that turning a page counts nothing again. */
export function facetRequest(state: EventState): string {
  const query = selection(state)
  query.set('facets', 'true')
  query.set('limit', '1')
  return query.toString()
}

/**
 * What the days of a month hold. Neither the chosen day nor the switch narrows it: each day says what choosing it would
 * show.
 */
export function daysRequest(state: EventState, month: string): string {
  const query = selection({ ...state, date: null, upcoming: false })
  query.set('month', month)
  return query.toString()
}

/** The results that fall into a month, in the order of its days, as many as one call answers. */
export function monthRequest(state: EventState, month: string): string {
  const query = selection(state)
  query.set('month', month)
  query.set('sortBy', 'eventDate')
  query.set('sortOrder', 'asc')
  query.set('limit', '100')
  return query.toString()
}

export function pinsRequest(state: EventState): string {
  return sorted(state).toString()
}

/** The results as a calendar to subscribe to, which leaves out what is past by itself. */
export function feedRequest(state: EventState): string {
  const query = selection(state)
  if (state.upcoming) query.delete('upcoming')
  else query.set('upcoming', 'false')
  return query.toString()
}

function sorted(state: EventState) {
  const query = selection(state)
  query.set('sortBy', state.sortBy)
  query.set('sortOrder', state.sortOrder)
  return query
}

function selection(state: EventState) {
  const query = new URLSearchParams()
  const send = (name: string, value: string) => {
    if (value !== '') query.set(name, value)
  }
  send('search', state.search)
  send('categories', state.categories.join(','))
  send('targetAudience', state.targetAudience.join(','))
  send('zipcode', state.zipcode)
  // A distance from nowhere narrows nothing; it waits until there is a ZIP code.
  if (state.zipcode !== '' && state.distance !== 'any') send('distance', state.distance)
  if (state.registration !== 'all') {
    send('registrationRequired', String(state.registration === 'required'))
  }
  send('eventDate', state.date ?? '')
  if (state.upcoming) send('upcoming', 'true')
  return query
}
