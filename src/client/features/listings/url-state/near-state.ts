import { readNumbers } from '#client/lib/read-numbers.ts'
import { distanceSort } from '#shared/listings/distance-sort.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { isCalendarDay } from '#shared/rules/calendar-day.ts'
import { distances } from '#shared/rules/distance.ts'

export const distanceChoices = ['any', ...distances.map(String)]

/** Where and when: the part of a list's state that says what is near, on which days, and whether a map shows it. */
export interface NearState {
  zipcode: string
  /** Rounded coordinates of the person, 'lat,lng'; empty when a ZIP code or nothing is given. */
  at: string
  distance: string
  hideRemote: boolean
  /** The days that work, for kinds that last for days. */
  from: string
  to: string
  show: 'list' | 'map'
  /** The part of the map that was searched: south,west,north,east. */
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

/** A last day before the first cannot be searched for. */
export const isBackward = (from: string, to: string): boolean => from !== '' && to !== '' && to < from

/** One for the place, one for the days, one for each switch. */
export const nearFilterCount = (near: NearState): number =>
  [hasPlace(near), near.hideRemote, near.from !== '' || near.to !== '', near.bounds !== ''].filter(Boolean)
    .length

/** Keeps the view: it is not a filter. */
export const withoutNear = ({ show }: NearState): NearState => ({ ...initialNear, show })

export function readNear(kind: ListingKind, params: URLSearchParams): NearState {
  const at = readNumbers(`${params.get('lat') ?? ''},${params.get('lng') ?? ''}`, 2)
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
    bounds: readNumbers(params.get('bounds') ?? '', 4),
  }
}

/** Default values are omitted. */
export function writeNear(query: URLSearchParams, near: NearState): void {
  writePlace(query, near)
  if (near.distance !== initialNear.distance) query.set('distance', near.distance)
  writeDays(query, near)
  if (near.show !== initialNear.show) query.set('show', near.show)
}

/** As the API takes it: a distance without a place is left out. */
export function requestNear(query: URLSearchParams, near: NearState): void {
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
