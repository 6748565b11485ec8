import { type Box, distances, type Place } from '../rules/distance.ts'
import { distanceSort } from './distance-sort.ts'
import { documentedAs, oneParameter } from './parameters.ts'

/** The requested place: a ZIP code, or coordinates. */
export interface PlaceQuery {
  zipcode: string | null
  at: Place | null
  /** In miles; null without a limit. */
  distance: number | null
  hideRemote: boolean
  /** The visible part of a map. */
  bounds: Box | null
}

const degreesParameter = (name: string, limit: number) =>
  oneParameter
    .transform((value, context) => {
      if (value === undefined) return undefined
      const degrees = readDegrees(value, limit)
      if (degrees === null)
        context.addIssue({ code: 'custom', message: `${name} must be a number from -${limit} to ${limit}` })
      return degrees ?? undefined
    })
    .meta(documentedAs({ type: 'number', minimum: -limit, maximum: limit }))

const readDegrees = (text: string, limit: number): number | null => {
  const number = /^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(number) <= limit ? number : null
}

const readBox = (text: string): Box | null => {
  const [south, west, north, east, ...rest] = text
    .split(',')
    .map((part, at) => readDegrees(part.trim(), at % 2 === 0 ? 90 : 180))
  const isWhole = south != null && west != null && north != null && east != null && rest.length === 0
  return isWhole && south <= north && west <= east ? { south, west, north, east } : null
}

const isDistance = (value: string): boolean =>
  value === 'any' || distances.some((miles) => String(miles) === value)

/** The place parameters of every list. */
export const placeParameters = {
  zipcode: oneParameter,
  lat: degreesParameter('lat', 90),
  lng: degreesParameter('lng', 180),
  distance: oneParameter
    .refine((value) => value === undefined || isDistance(value), {
      error: `distance must be any, ${distances.join(', ')}`,
    })
    .meta(documentedAs({ type: 'string', enum: ['any', ...distances.map(String)] })),
  bounds: oneParameter
    .transform((value, context) => {
      const box = value === undefined ? undefined : readBox(value)
      if (box === null)
        context.addIssue({
          code: 'custom',
          message: 'bounds must be south,west,north,east in degrees, such as 37.6,-122.1,37.8,-121.8',
        })
      return box ?? undefined
    })
    .meta(
      documentedAs({
        type: 'string',
        pattern: '^-?\\d{1,3}(\\.\\d{1,15})?(,-?\\d{1,3}(\\.\\d{1,15})?){3}$',
        examples: ['37.6,-122.1,37.8,-121.8'],
      }),
    ),
}

interface Given {
  zipcode?: string | undefined
  lat?: number | undefined
  lng?: number | undefined
  distance?: string | undefined
  hideRemote?: boolean | undefined
  bounds?: Box | undefined
  sortBy?: string | undefined
}

export const placeQuery = ({ zipcode, lat, lng, distance, hideRemote, bounds }: Given): PlaceQuery => ({
  zipcode: zipcode ?? null,
  at: lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng },
  distance: distance === undefined || distance === 'any' ? null : Number(distance),
  hideRemote: hideRemote ?? false,
  bounds: bounds ?? null,
})

/** Invalid combinations: half a pair of coordinates, two places, or a distance without a place. */
export const placeProblem = (given: Given): { field: string; message: string } | null => {
  const { zipcode, lat, lng, distance, sortBy } = given
  if (lat !== undefined && lng === undefined) return { field: 'lng', message: 'lat needs lng beside it' }
  if (lng !== undefined && lat === undefined) return { field: 'lat', message: 'lng needs lat beside it' }
  if (lat !== undefined && zipcode !== undefined)
    return { field: 'zipcode', message: 'Give either zipcode, or lat and lng' }
  if (zipcode !== undefined || lat !== undefined) return null
  if (distance !== undefined && distance !== 'any')
    return { field: 'distance', message: 'distance needs a place: zipcode, or lat and lng' }
  if (sortBy === distanceSort)
    return { field: 'sortBy', message: 'sortBy=distance needs a place: zipcode, or lat and lng' }
  return null
}
