import { milesBetween } from '#shared/rules/distance.ts'
import type { MapSpot } from './pin-clusters.ts'

/** Spots within it belong to the area even when all others are in one town. */
const minRadiusMiles = 12
/** Multiplies the median distance of the events. */
const spread = 4

/**
 * Splits spots into the area where most events are and those far outside of it. One event in another state would
 * otherwise zoom the map out until all others share a pin. Events count, not spots.
 */
export function mainArea(spots: readonly MapSpot[]): { near: readonly MapSpot[]; far: readonly MapSpot[] } {
  const center = {
    latitude: quantile(spots, ({ latitude }) => latitude, 0.5),
    longitude: quantile(spots, ({ longitude }) => longitude, 0.5),
  }
  const milesTo = (spot: MapSpot) => milesBetween(center, spot)
  const radius = Math.max(minRadiusMiles, spread * quantile(spots, milesTo, 0.5))
  const far = spots.filter((spot) => milesTo(spot) > radius)
  return { near: spots.filter((spot) => !far.includes(spot)), far }
}

/** A quantile weighted by events. */
function quantile(spots: readonly MapSpot[], measure: (spot: MapSpot) => number, share: number) {
  const sorted = spots
    .map((spot) => ({ value: measure(spot), count: spot.count }))
    .sort((a, b) => a.value - b.value)
  let rest = share * sorted.reduce((sum, { count }) => sum + count, 0)
  for (const { value, count } of sorted) {
    rest -= count
    if (rest <= 0) return value
  }
  return 0
}
