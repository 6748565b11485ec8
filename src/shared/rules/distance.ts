export interface Place {
  latitude: number
  longitude: number
}

/** How far from a ZIP code an event may be, in miles; 'any' is no limit. */
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

/** The smallest box of latitudes and longitudes that holds everything within so many miles; for finding, not deciding. */
export const boxAround = ({ latitude, longitude }: Place, miles: number) => {
  const dLat = (miles / earthRadiusMiles) * (180 / Math.PI) * 1.001
  const north = Math.min(90, latitude + dLat)
  const south = Math.max(-90, latitude - dLat)
  const widest = Math.cos(radians(Math.max(Math.abs(north), Math.abs(south))))
  const dLon = widest < 1e-6 ? 360 : dLat / widest
  return { south, north, west: longitude - dLon, east: longitude + dLon }
}
