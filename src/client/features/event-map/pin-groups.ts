/** Results at the same coordinates, for example in one venue or with only a ZIP code. */
export interface PinGroup<Pin> {
  key: string
  latitude: number
  longitude: number
  pins: Pin[]
}

/** Groups pins by coordinates rounded to about ten yards, keeping their order. */
export function pinGroups<Pin extends { latitude: number; longitude: number }>(
  pins: readonly Pin[],
): PinGroup<Pin>[] {
  const groups = new Map<string, PinGroup<Pin>>()
  for (const pin of pins) {
    const { latitude, longitude } = pin
    const key = `${latitude.toFixed(4)},${longitude.toFixed(4)}`
    const group = groups.get(key)
    if (group) group.pins.push(pin)
    else groups.set(key, { key, latitude, longitude, pins: [pin] })
  }
  return [...groups.values()]
}
