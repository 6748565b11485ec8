export const eventSorts = ['eventDate', 'title', 'organizer', 'thumbsUp', 'viewCount', 'distance'] as const
export const registrations = ['all', 'required', 'not-required'] as const
export const eventViews = ['list', 'month', 'map'] as const
export const eventDistances = ['any', '5', '10', '25', '50', '100'] as const

export type EventSort = (typeof eventSorts)[number]
export type Registration = (typeof registrations)[number]
export type EventView = (typeof eventViews)[number]
export type EventDistance = (typeof eventDistances)[number]

/** The state of the events screen, stored only in the URL. */
export interface EventState {
  search: string
  /** Searches without spelling correction. */
  exactSearch: boolean
  categories: readonly string[]
  targetAudience: readonly string[]
  zipcode: string
  /** Rounded 'lat,lng' of the user; empty with a ZIP code or without a place. */
  at: string
  distance: EventDistance
  registration: Registration
  date: string | null
  /** Hides past events. Selecting a day turns it off. */
  upcoming: boolean
  sortBy: EventSort
  sortOrder: 'asc' | 'desc'
  page: number
  /** Null follows the selected day, or today. */
  month: string | null
  show: EventView
  /** The searched map area: south,west,north,east. */
  bounds: string
  /** The event whose dialog is open. */
  view: number | null
}

export const initialEventState: EventState = {
  search: '',
  exactSearch: false,
  categories: [],
  targetAudience: [],
  zipcode: '',
  at: '',
  distance: 'any',
  registration: 'all',
  date: null,
  upcoming: true,
  sortBy: 'eventDate',
  sortOrder: 'asc',
  page: 1,
  month: null,
  show: 'list',
  bounds: '',
  view: null,
}

export const eventPageSize = 10

export const hasPlace = ({ zipcode, at }: EventState): boolean => zipcode !== '' || at !== ''

/** One per filter that narrows the list. Hiding past events is the default and does not count. */
export const activeFilterCount = (state: EventState): number =>
  [
    state.search !== '',
    state.categories.length > 0,
    state.targetAudience.length > 0,
    hasPlace(state),
    state.bounds !== '',
    state.registration !== 'all',
    state.date !== null,
  ].filter(Boolean).length

export const hasFilters = (state: EventState): boolean =>
  activeFilterCount(state) > 0 || !state.upcoming || state.distance !== 'any'

type Filters = Pick<
  EventState,
  'categories' | 'targetAudience' | 'zipcode' | 'at' | 'distance' | 'registration' | 'upcoming' | 'bounds'
>

/** Every filter or sort change returns to the first page. */
export const withFilter = (state: EventState, change: Partial<Filters>): EventState => ({
  ...state,
  ...change,
  page: 1,
})

export const withSearch = (state: EventState, search: string): EventState => ({
  ...state,
  search,
  exactSearch: false,
  page: 1,
})

export const withExactSearch = (state: EventState): EventState => ({ ...state, exactSearch: true, page: 1 })

export const withDate = (state: EventState, date: string | null): EventState => ({
  ...state,
  date,
  upcoming: date === null,
  page: 1,
})

/** Keeps the month: it is not a filter. */
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
