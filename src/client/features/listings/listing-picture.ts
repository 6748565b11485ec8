import { kindOf } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { type AnyListing, kindOfListing, listValue, titleOf } from './listing-values.ts'

/** Fallback for the photo of a listing. */
export function listingPicture(listing: AnyListing) {
  const kind = kindOfListing(listing)
  const categories = listValue(listing, kindOf(kind).categories)
  return { title: titleOf(listing), illustration: listingIllustration({ kind, id: listing.id, categories }) }
}
