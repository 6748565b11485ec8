import { groupDigits } from './group-digits.ts'

export interface Place {
  latitude: number
  longitude: number
}

export interface Box {
  south: number
  west: number
  north: number
  east: number
}

/** The distance limits that lists accept, in miles, in addition to 'any'. */
export const distances = [5, 10, 25, 50, 100] as const

export const earthRadiusMiles = 3958.7613
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle miles between two places. */
export const milesBetween = (a: Place, b: Place): number => {
  const dLat = radians(b.latitude - a.latitude)
  const dLon = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** To one decimal, for lists and cards. */
export const roundedMiles = (miles: number): number => Math.round(miles * 10) / 10

/** The bounding box of a radius, for an index scan; queries then check the exact distance. */
export const boxAround = ({ latitude, longitude }: Place, miles: number): Box => {
  const dLat = (miles / earthRadiusMiles) * (180 / Math.PI) * 1.001
  const north = Math.min(90, latitude + dLat)
  const south = Math.max(-90, latitude - dLat)
  const widest = Math.cos(radians(Math.max(Math.abs(north), Math.abs(south))))
  const dLon = widest < 1e-6 ? 360 : dLat / widest
  return { south, north, west: longitude - dLon, east: longitude + dLon }
}

/** '4 miles', '1 mile', 'less than a mile' */
export const milesInWords = (miles: number): string => {
  const whole = Math.round(miles)
  if (miles < 0.95) return 'less than a mile'
  return whole === 1 ? '1 mile' : `${groupDigits(whole)} miles`
}
