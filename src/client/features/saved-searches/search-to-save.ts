import type { Kind } from '#shared/listings/kinds.ts'

export interface SearchToSave {
  listingType: Kind | 'all'
  /** The query string of the call that shows the results. */
  query: string
}
