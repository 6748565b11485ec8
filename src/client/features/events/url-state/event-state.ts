export const eventSorts = ['eventDate', 'title', 'organizer', 'thumbsUp', 'viewCount'] as const
export const registrations = ['all', 'required', 'not-required'] as const
export const eventViews = ['list', 'month', 'map'] as const
export const eventDistances = ['any', '5', '10', '25', '50', '100'] as const

export type EventSort = (typeof eventSorts)[number]
export type Registration = (typeof registrations)[number]
export type EventView = (typeof eventViews)[number]
export type EventDistance = (typeof eventDistances)[number]

/** Everything the events screen shows beside the events themselves. It lives in the address and nowhere else. */
export interface EventState {
  search: string
  categories: readonly string[]
  targetAudience: readonly string[]
  zipcode: string
  distance: EventDistance
  registration: Registration
  date: string | null
  /** Leaves out what is past. A chosen day shows all that it holds, so choosing one turns this off. */
  upcoming: boolean
  sortBy: EventSort
  sortOrder: 'asc' | 'desc'
  page: number
  /** Null while the calendar follows the chosen day, or today. */
  month: string | null
  /** The same results as a list, in a month, or on a map. */
  show: EventView
  /** The event whose dialog is open. */
  view: number | null
}

export const initialEventState: EventState = {
  search: '',
  categories: [],
  targetAudience: [],
  zipcode: '',
  distance: 'any',
  registration: 'all',
  date: null,
  upcoming: true,
  sortBy: 'eventDate',
  sortOrder: 'asc',
  page: 1,
  month: null,
  show: 'list',
  view: null,
}

export const eventPageSize = 10

/** One for each filter that narrows the list; what is past is left out by default, so that counts for none. */
export const activeFilterCount = (state: EventState): number =>
  [
    state.search !== '',
    state.categories.length > 0,
    state.targetAudience.length > 0,
    state.zipcode !== '',
    state.registration !== 'all',
    state.date !== null,
  ].filter(Boolean).length

/** Whether clearing would change anything. */
export const hasFilters = (state: EventState): boolean =>
  activeFilterCount(state) > 0 || !state.upcoming || state.distance !== 'any'

type Filters = Pick<
  EventState,
  'search' | 'categories' | 'targetAudience' | 'zipcode' | 'distance' | 'registration' | 'upcoming'
>

/** Every change of filters or order returns to page 1 (docs/product.md 6.14). */
export const withFilter = (state: EventState, change: Partial<Filters>): EventState => ({
  ...state,
  ...change,
  page: 1,
})

export const withDate = (state: EventState, date: string | null): EventState => ({
  ...state,
  date,
  upcoming: date === null,
  page: 1,
})

/** The calendar stays where it is: the month is no filter of the list. */
export const withoutFilters = ({ sortBy, sortOrder, show, month, view }: EventState): EventState => ({
  ...initialEventState,
  sortBy,
  sortOrder,
  show,
  month,
  view,
})

export const withSort = (
  state: EventState,
  sort: Partial<Pick<EventState, 'sortBy' | 'sortOrder'>>,
): EventState => ({ ...state, ...sort, page: 1 })

export const withPage = (state: EventState, page: number): EventState => ({ ...state, page })

export const withMonth = (state: EventState, month: string): EventState => ({ ...state, month })

export const withShow = (state: EventState, show: EventView): EventState => ({ ...state, show, page: 1 })

export const withView = (state: EventState, view: number | null): EventState => ({ ...state, view })
