/** A place on the map and how many events stand on it. */
export interface MapSpot {
  key: string
  latitude: number
  longitude: number
  /** What the spot is, for readers. */
  label: string
  count: number
}

export interface PinCluster {
  /** The first of its spots, which is where its pin stands. */
  spot: MapSpot
  keys: string[]
  count: number
}

interface Point {
  x: number
  y: number
}

/** Pins nearer to each other than this, in pixels, would cover one another. */
const nearest = 34

/** Spots that are too near to tell apart at this distance share a pin. `pointOf` says where one is on the screen. */
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
