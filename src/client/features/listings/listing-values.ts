import { formatFieldValue } from '#client/api/format-field-value.ts'
import { listingValues } from '#client/api/listing-values.ts'
import type { Listing } from '#shared/contract/listings.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { listOf } from '#shared/listings/read-values.ts'

export type AnyListing = Listing<ListingKind>

export const kindOfListing = (listing: AnyListing): ListingKind => listing.listingType as ListingKind

export const titleOf = (listing: AnyListing): string =>
  String(listingValues(listing)[kindOf(kindOfListing(listing)).title])

/** The company, or the business type. */
export const organizationOf = (listing: AnyListing): string | null => {
  const kind = kindOfListing(listing)
  const { subtitle } = kindOf(kind)
  return subtitle === null ? null : formatFieldValue(kind, subtitle, listingValues(listing)[subtitle])
}

export const listValue = (listing: AnyListing, field: string): string[] =>
  listOf(listingValues(listing)[field])
