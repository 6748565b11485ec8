import { formatFieldValue } from '#client/api/format-field-value.ts'
import { listingValues } from '#client/api/listing-values.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

export const kindOfListing = ({ listingType }: Pick<ModeratedListing, 'listingType'>): Kind =>
  listingType as Kind

export const titleOf = (listing: ModeratedListing): string =>
  String(listingValues(listing)[kindOf(kindOfListing(listing)).title])

/** Unique across kinds. */
export const keyOf = ({ listingType, id }: Pick<ModeratedListing, 'listingType' | 'id'>) =>
  `${listingType}-${id}`

/** Type, company or organizer, then city and state. */
export const sublineOf = (listing: ModeratedListing): string[] => {
  const kind = kindOfListing(listing)
  const { subtitle } = kindOf(kind)
  const values = listingValues(listing)
  const place = [values.city, values.state].filter(Boolean).join(', ')
  return [subtitle && formatFieldValue(kind, subtitle, values[subtitle]), place].filter(
    (part): part is string => Boolean(part),
  )
}
