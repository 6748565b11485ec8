import { pageRequest } from '#client/features/events/url-state/event-request.ts'
import {
  activeFilterCount,
  type EventState,
  eventPageSize,
  initialEventState,
} from '#client/features/events/url-state/event-state.ts'
import { readEventState, writeEventState } from '#client/features/events/url-state/event-url.ts'
import type { ListPlan } from '#shared/contract/browse.ts'
import type { Town } from '#shared/listings/browse-paths.ts'

/** A town page is always a list: month and map cannot filter by town. */
export function readBrowseEvents(query: string, town: Town | null): EventState {
  const state = readEventState(query)
  return { ...state, show: town ? initialEventState.show : state.show, view: null }
}

export function eventsRequest(state: EventState, town: Town | null): string {
  const request = pageRequest(state)
  return town ? `${request}&${new URLSearchParams({ city: town.city, state: town.state })}` : request
}

/** Only the filters, including the town. */
export function eventsFeedQuery(state: EventState, town: Town | null): string {
  const { sortBy, sortOrder, page, month, show } = initialEventState
  const query = writeEventState({ ...state, sortBy, sortOrder, page, month, show })
  const place = town ? new URLSearchParams({ city: town.city, state: town.state }).toString() : ''
  return [query, place].filter(Boolean).join('&')
}

/** The server always renders the list, for any view in the URL. */
export function planEvents(query: string, town: Town | null): ListPlan {
  const state = readBrowseEvents(query, town)
  const { sortBy, sortOrder, show } = initialEventState
  return {
    request: eventsRequest(state, town),
    page: state.page,
    pageSize: eventPageSize,
    filterCount: activeFilterCount(state),
    canonical: writeEventState({ ...state, month: null, show, sortBy, sortOrder }),
    queryOfPage: (page) => writeEventState({ ...state, page }),
    feedQuery: eventsFeedQuery(state, town),
  }
}
