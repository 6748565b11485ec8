import type { Listing } from '#shared/contract/listings.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** The fields of a listing by name, without its contributor, and those that each kind names in its own way. */
export function listingValues(kind: Kind, { contributor: _, ...listing }: Listing) {
  const values: Values = listing
  const { title, categories } = kindOf(kind)
  const chosen = values[categories]
  return { values, title: String(values[title]), categories: Array.isArray(chosen) ? chosen : [] }
}
