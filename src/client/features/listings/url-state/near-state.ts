import { parseCoordinates } from '#client/lib/parse-coordinates.ts'
import { distanceSort } from '#shared/listings/distance-sort.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { isCalendarDay } from '#shared/rules/calendar-day.ts'
import { distances } from '#shared/rules/distance.ts'

export const distanceChoices = ['any', ...distances.map(String)]

/** The place, date and map part of the list state. */
export interface NearState {
  zipcode: string
  /** Rounded 'lat,lng' of the user; empty with a ZIP code or without a place. */
  at: string
  distance: string
  hideRemote: boolean
  /** Available days, for kinds with a date range. */
  from: string
  to: string
  show: 'list' | 'map'
  /** The searched map area: south,west,north,east. */
  bounds: string
}

export const initialNear: NearState = {
  zipcode: '',
  at: '',
  distance: 'any',
  hideRemote: false,
  from: '',
  to: '',
  show: 'list',
  bounds: '',
}

export const hasPlace = ({ zipcode, at }: NearState): boolean => zipcode !== '' || at !== ''

/** True when the last day is before the first. */
export const isBackward = (from: string, to: string): boolean => from !== '' && to !== '' && to < from

/** One each for the place, the remote switch, the days and the map area. */
export const nearFilterCount = (near: NearState): number =>
  [hasPlace(near), near.hideRemote, near.from !== '' || near.to !== '', near.bounds !== ''].filter(Boolean)
    .length

/** Keeps the view: it is not a filter. */
export const withoutNear = ({ show }: NearState): NearState => ({ ...initialNear, show })

export function readNear(kind: ListingKind, params: URLSearchParams): NearState {
  const at = parseCoordinates(`${params.get('lat') ?? ''},${params.get('lng') ?? ''}`, 2)
  const runs = kindOf(kind).runs !== null
  const day = (name: string) => {
    const text = params.get(name) ?? ''
    return runs && isCalendarDay(text) ? text : ''
  }
  const [from, to] = [day('from'), day('to')]
  return {
    zipcode: at === '' ? (/^\s*(\d{1,5}(-\d{0,4})?)/.exec(params.get('zipcode') ?? '')?.[1] ?? '') : '',
    at,
    distance: distanceChoices.find((choice) => choice === params.get('distance')) ?? initialNear.distance,
    hideRemote: params.get('hideRemote') === 'true',
    from,
    to: isBackward(from, to) ? '' : to,
    show: params.get('show') === 'map' ? 'map' : 'list',
    bounds: parseCoordinates(params.get('bounds') ?? '', 4),
  }
}

/** Default values are omitted. */
export function writeNear(query: URLSearchParams, near: NearState): void {
  writePlace(query, near)
  if (near.distance !== initialNear.distance) query.set('distance', near.distance)
  writeDays(query, near)
  if (near.show !== initialNear.show) query.set('show', near.show)
}

/** API parameters: omits a distance without a place. */
export function writeNearRequest(query: URLSearchParams, near: NearState): void {
  writePlace(query, near)
  if (hasPlace(near) && near.distance !== initialNear.distance) query.set('distance', near.distance)
  writeDays(query, near)
}

/** Sorting by distance needs a place. */
export const canSortBy = (by: string, near: NearState): boolean => by !== distanceSort || hasPlace(near)

function writePlace(query: URLSearchParams, { zipcode, at, hideRemote, bounds }: NearState) {
  const [lat, lng] = at.split(',')
  if (lat && lng) {
    query.set('lat', lat)
    query.set('lng', lng)
  } else if (zipcode !== '') query.set('zipcode', zipcode)
  if (hideRemote) query.set('hideRemote', 'true')
  if (bounds !== '') query.set('bounds', bounds)
}

function writeDays(query: URLSearchParams, { from, to }: NearState) {
  if (from !== '') query.set('from', from)
  if (to !== '') query.set('to', to)
}
