import type { Listing } from '#shared/contract/listings.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** Fields by name, without the contributor, plus the title and categories, whose names differ by kind. */
export function listingValues(kind: Kind, { contributor: _, ...listing }: Listing) {
  const values: Values = listing
  const { title, categories } = kindOf(kind)
  const chosen = values[categories]
  return { values, title: String(values[title]), categories: Array.isArray(chosen) ? chosen : [] }
}
