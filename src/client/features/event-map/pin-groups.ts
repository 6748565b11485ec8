import type { EventPin } from '#shared/contract/event-places.ts'

/** Events that stand on the same spot, as several in one hall do, and all of whom only the ZIP code is known. */
export interface PinGroup {
  key: string
  latitude: number
  longitude: number
  pins: EventPin[]
}

/** One group for each spot, in the order of the first event of each. About ten yards are one spot. */
export function pinGroups(pins: readonly EventPin[]): PinGroup[] {
  const groups = new Map<string, PinGroup>()
  for (const pin of pins) {
    const { latitude, longitude } = pin
    const key = `${latitude.toFixed(4)},${longitude.toFixed(4)}`
    const group = groups.get(key)
    if (group) group.pins.push(pin)
    else groups.set(key, { key, latitude, longitude, pins: [pin] })
  }
  return [...groups.values()]
}
