import type { ReactNode } from 'react'
import type { AnyListing } from '../listing-values.ts'

/** What the screen adds to each row and card. Must be stable, because rows are memoized. */
export interface ListingSlots {
  /** The save button; absent for visitors, who have no saved items. */
  save?: (listing: AnyListing) => ReactNode
}
