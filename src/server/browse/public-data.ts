import type { Contributor, Listing } from '#shared/contract/listings.ts'
import type { Review } from '#shared/contract/reviews.ts'

/**
 * Search engines and proxies store public pages, so they contain less than the API: people have a display name and a badge,
 * but no account id and no picture.
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
