import type { Listing } from '#shared/contract/listings.ts'
import type { Values } from '#shared/listings/define-kind.ts'

/** A listing's fields by name, for code that is generic over kinds. */
export const listingValues = ({ contributor: _, ...values }: Listing): Values => values
