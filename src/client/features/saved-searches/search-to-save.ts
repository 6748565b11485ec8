import type { Kind } from '#shared/listings/kinds.ts'

export interface SearchToSave {
  listingType: Kind | 'all'
  /** The query string of the results request. */
  query: string
}
