import { listingValues } from '#client/api/listing-values.ts'
import { formatDay } from '#client/lib/format-day.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import type { FieldValue } from '#shared/listings/fields.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

export const kindOfListing = ({ listingType }: Pick<ModeratedListing, 'listingType'>): Kind =>
  listingType as Kind

export const titleOf = (listing: ModeratedListing): string =>
  String(listingValues(listing)[kindOf(kindOfListing(listing)).title])

/** Unique across kinds. */
export const keyOf = ({ listingType, id }: Pick<ModeratedListing, 'listingType' | 'id'>) =>
  `${listingType}-${id}`

/** Type, company or organizer, then city and state. */
export const sublineOf = (listing: ModeratedListing): string => {
  const kind = kindOfListing(listing)
  const { subtitle } = kindOf(kind)
  const values = listingValues(listing)
  const place = [values.city, values.state].filter(Boolean).join(', ')
  return [subtitle && formatFieldValue(kind, subtitle, values[subtitle]), place].filter(Boolean).join(' · ')
}

/** Null when not specified. */
export const formatFieldValue = (kind: Kind, name: string, value: FieldValue | undefined): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.join(', ') || null
  const field = kindOf(kind).fields[name]
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
