import type { Contributor, Listing } from '#shared/contract/listings.ts'
import type { Review } from '#shared/contract/reviews.ts'

/**
 * Public pages are stored by search engines and proxies, so they hold less than the calls do: of a person only the display
 * name and the badge, no account id, no picture.
 */
export function publicListing<L extends Listing>(listing: L): L {
  return {
    ...listing,
    userId: null,
    contributorNickname: null,
    contributorFirstName: null,
    contributorLastName: null,
    contributor: publicPerson(listing.contributor),
  }
}

export function publicReview(review: Review): Review {
  return {
    ...review,
    userId: null,
    reviewerFirstName: null,
    reviewerLastName: null,
    reviewerNickname: null,
    reviewerEmail: null,
    reviewerProfileImageUrl: null,
    reviewerCreatedAt: null,
    reviewer: publicPerson(review.reviewer),
  }
}

const publicPerson = (person: Contributor | null): Contributor | null =>
  person && { ...person, profileImageUrl: null }
