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
const nearest = 34

/** Merges spots whose pins would overlap. `pointOf` projects a spot to pixels. */
export function pinClusters(spots: readonly MapSpot[], pointOf: (spot: MapSpot) => Point): PinCluster[] {
  const clusters: (PinCluster & { at: Point })[] = []
  for (const spot of spots) {
    const at = pointOf(spot)
    const near = clusters.find((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < nearest)
    if (near) {
      near.keys.push(spot.key)
      near.count += spot.count
    } else clusters.push({ spot, at, keys: [spot.key], count: spot.count })
  }
  return clusters.map(({ spot, keys, count }) => ({ spot, keys, count }))
}
