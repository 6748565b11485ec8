export interface MapSpot {
  key: string
  latitude: number
  longitude: number
  /** Accessible name. */
  label: string
  count: number
}

export interface PinCluster {
  /** The first spot of the cluster, which positions the pin. */
  spot: MapSpot
  keys: string[]
  count: number
}

interface Point {
  x: number
  y: number
}

/** In pixels; closer pins overlap. */
const minPinDistance = 34

/** Merges spots whose pins would overlap. `pointOf` projects a spot to pixels. */
export function pinClusters(spots: readonly MapSpot[], pointOf: (spot: MapSpot) => Point): PinCluster[] {
  const clusters: (PinCluster & { point: Point })[] = []
  for (const spot of spots) {
    const point = pointOf(spot)
    const overlapping = clusters.find(
      (other) => Math.hypot(other.point.x - point.x, other.point.y - point.y) < minPinDistance,
    )
    if (overlapping) {
      overlapping.keys.push(spot.key)
      overlapping.count += spot.count
    } else clusters.push({ spot, point, keys: [spot.key], count: spot.count })
  }
  return clusters.map(({ spot, keys, count }) => ({ spot, keys, count }))
}
