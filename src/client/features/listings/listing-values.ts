import { listingValues } from '#client/api/listing-values.ts'
import { formatDay } from '#client/lib/format-day.ts'
import type { Listing } from '#shared/contract/listings.ts'
import type { FieldValue } from '#shared/listings/fields.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'

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

export const listValue = (listing: AnyListing, field: string): string[] => {
  const value = listingValues(listing)[field]
  return Array.isArray(value) ? value : []
}

/** Null when not specified. */
export const formatFieldValue = (
  kind: ListingKind,
  name: string,
  value: FieldValue | undefined,
): string | null => {
  if (value === null || value === undefined || value === '') return null
  const field = kindOf(kind).fields[name]
  if (Array.isArray(value)) return value.join(', ') || null
  switch (field?.type) {
    case 'flag':
      return value ? 'Yes' : 'No'
    case 'choice':
      return field.labels?.[String(value)] ?? String(value)
    case 'whole':
      return field.labels?.[Number(value)] ?? String(value)
    case 'day':
      return formatDay(String(value))
    default:
      return String(value)
  }
}
