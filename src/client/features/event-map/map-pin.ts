/** A result of any kind, as shown on a map. */
export interface MapPin {
  id: number
  title: string
  /** Accessible name of a pin with only this result. */
  label: string
  /** Deciding facts; null entries are omitted. */
  details: readonly (string | null)[]
  city: string | null
  photoUrl: string | null
  categories: readonly string[]
  latitude: number
  longitude: number
  isExact: boolean
}
