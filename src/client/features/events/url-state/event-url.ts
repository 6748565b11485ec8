import { parseCoordinates } from '#client/lib/parse-coordinates.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { isCalendarDay } from '#shared/rules/calendar-day.ts'
import { isCalendarMonth } from '#shared/rules/calendar-month.ts'
import {
  type EventState,
  eventDistances,
  eventSorts,
  eventViews,
  initialEventState,
  registrations,
} from './event-state.ts'

/** Invalid values are ignored. */
export function readEventState(query: string): EventState {
  const params = new URLSearchParams(query)
  const date = params.get('eventDate')
  const month = params.get('month')
  const at = parseCoordinates(`${params.get('lat') ?? ''},${params.get('lng') ?? ''}`, 2)
  const knownDate = date !== null && isCalendarDay(date) ? date : null
  const search = readText(params.get('search'), 200)
  return {
    search,
    exactSearch: search !== '' && params.get('exactSearch') === 'true',
    categories: readList(params, 'categories'),
    targetAudience: readList(params, 'targetAudience'),
    zipcode: at === '' ? readText(params.get('zipcode'), 10) : '',
    at,
    distance: oneOf(eventDistances, params.get('distance')) ?? initialEventState.distance,
    registration: readRegistration(params) ?? initialEventState.registration,
    date: knownDate,
    upcoming: readFlag(params.get('upcoming')) ?? knownDate === null,
    sortBy: oneOf(eventSorts, params.get('sortBy')) ?? initialEventState.sortBy,
    sortOrder: params.get('sortOrder') === 'desc' ? 'desc' : 'asc',
    page: readInteger(params.get('page'), lastPage) ?? initialEventState.page,
    month: month !== null && isCalendarMonth(month) ? month : null,
    show: oneOf(eventViews, params.get('show')) ?? initialEventState.show,
    bounds: parseCoordinates(params.get('bounds') ?? '', 4),
    view: readView(params.get('view')),
  }
}

/** Default values are omitted. */
export function writeEventState(state: EventState): string {
  const initial = initialEventState
  const query = new URLSearchParams()
  const write = (name: string, value: string, defaultValue: string) => {
    if (value !== defaultValue) query.set(name, value)
  }
  write('search', state.search, initial.search)
  write('exactSearch', String(state.exactSearch), 'false')
  write('categories', state.categories.join(','), '')
  write('targetAudience', state.targetAudience.join(','), '')
  const [lat = '', lng = ''] = state.at.split(',')
  write('zipcode', state.zipcode, initial.zipcode)
  write('lat', lat, '')
  write('lng', lng, '')
  write('distance', state.distance, initial.distance)
  write('registration', state.registration, initial.registration)
  write('eventDate', state.date ?? '', '')
  write('upcoming', String(state.upcoming), String(state.date === null))
  write('sortBy', state.sortBy, initial.sortBy)
  write('sortOrder', state.sortOrder, initial.sortOrder)
  write('page', String(state.page), String(initial.page))
  write('month', state.month ?? '', '')
  write('show', state.show, initial.show)
  write('bounds', state.bounds, initial.bounds)
  write('view', state.view === null ? '' : viewName(state.view), '')
  return query.toString().replaceAll('%2C', ',')
}

/** The URL that opens an event's dialog, over a list. */
export const eventUrl = (id: number, list = '/events'): string =>
  `${list}${list.includes('?') ? '&' : '?'}view=${viewName(id)}`

const viewName = (id: number): string => `event-${id}`

/** A larger page would overflow the server's offset. */
const lastPage = 100_000_000
const lastId = 999_999_999

/** Saved searches use the API parameter. */
function readRegistration(params: URLSearchParams): EventState['registration'] | undefined {
  const isRequired = readFlag(params.get('registrationRequired'))
  if (isRequired !== null) return isRequired ? 'required' : 'not-required'
  return oneOf(registrations, params.get('registration'))
}

function readView(text: string | null): number | null {
  return text?.startsWith('event-') ? readInteger(text.slice('event-'.length), lastId) : null
}

function readList(params: URLSearchParams, name: 'categories' | 'targetAudience'): string[] {
  const field = kindOf('event').fields[name]
  const known = field?.type === 'list' ? field.options : []
  const values = params.getAll(name).flatMap((text) => text.split(','))
  return known.filter((option) => values.some((value) => value.trim() === option))
}

function readInteger(text: string | null, max: number): number | null {
  const number = text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return number !== null && number <= max ? number : null
}

function readFlag(text: string | null): boolean | null {
  return text === 'true' || text === 'false' ? text === 'true' : null
}

function oneOf<Value extends string>(known: readonly Value[], text: string | null): Value | undefined {
  return known.find((value) => value === text)
}

/** Drops half a surrogate pair left by the slice. */
function readText(text: string | null, max: number): string {
  return (text ?? '')
    .replaceAll('\0', '')
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
