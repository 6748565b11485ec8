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
  const given = new URLSearchParams(query)
  const date = given.get('eventDate')
  const month = given.get('month')
  const knownDate = date !== null && isCalendarDay(date) ? date : null
  return {
    search: readText(given.get('search'), 200),
    categories: readList(given, 'categories'),
    targetAudience: readList(given, 'targetAudience'),
    zipcode: readText(given.get('zipcode'), 10),
    distance: oneOf(eventDistances, given.get('distance')) ?? initialEventState.distance,
    registration: oneOf(registrations, given.get('registration')) ?? initialEventState.registration,
    date: knownDate,
    upcoming: readFlag(given.get('upcoming')) ?? knownDate === null,
    sortBy: oneOf(eventSorts, given.get('sortBy')) ?? initialEventState.sortBy,
    sortOrder: given.get('sortOrder') === 'desc' ? 'desc' : 'asc',
    page: readInteger(given.get('page'), lastPage) ?? initialEventState.page,
    month: month !== null && isCalendarMonth(month) ? month : null,
    show: oneOf(eventViews, given.get('show')) ?? initialEventState.show,
    view: readView(given.get('view')),
  }
}

/** Default values are omitted. */
export function writeEventState(state: EventState): string {
  const initial = initialEventState
  const query = new URLSearchParams()
  const write = (name: string, value: string, unlessIt: string) => {
    if (value !== unlessIt) query.set(name, value)
  }
  write('search', state.search, initial.search)
  write('categories', state.categories.join(','), '')
  write('targetAudience', state.targetAudience.join(','), '')
  write('zipcode', state.zipcode, initial.zipcode)
  write('distance', state.distance, initial.distance)
  write('registration', state.registration, initial.registration)
  write('eventDate', state.date ?? '', '')
  write('upcoming', String(state.upcoming), String(state.date === null))
  write('sortBy', state.sortBy, initial.sortBy)
  write('sortOrder', state.sortOrder, initial.sortOrder)
  write('page', String(state.page), String(initial.page))
  write('month', state.month ?? '', '')
  write('show', state.show, initial.show)
  write('view', state.view === null ? '' : viewName(state.view), '')
  return query.toString().replaceAll('%2C', ',')
}

/** The URL that opens an event's dialog. */
export const eventUrl = (id: number): string => `/events?view=${viewName(id)}`

const viewName = (id: number): string => `event-${id}`

/** A larger page would overflow the server's offset. */
const lastPage = 100_000_000
const lastId = 999_999_999

function readView(text: string | null): number | null {
  return text?.startsWith('event-') ? readInteger(text.slice('event-'.length), lastId) : null
}

function readList(given: URLSearchParams, name: 'categories' | 'targetAudience'): string[] {
  const field = kindOf('event').fields[name]
  const known = field?.type === 'list' ? field.options : []
  const values = given.getAll(name).flatMap((text) => text.split(','))
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
