/** A result as a map shows it, of any kind. */
export interface MapPin {
  id: number
  title: string
  /** The accessible name of a pin that stands for this result alone. */
  label: string
  /** What people decide by; what is empty is left out. */
  details: readonly (string | null)[]
  city: string | null
  photoUrl: string | null
  categories: readonly string[]
  latitude: number
  longitude: number
  isExact: boolean
}
