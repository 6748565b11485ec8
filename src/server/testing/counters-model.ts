import type { Random } from '#server/demo/random.ts'
import type { Kind } from '#shared/listings/kinds.ts'

export interface ModelReview {
  id: number
  /** Null once the author's account is gone. */
  userId: string | null
  rating: number
  isHidden: boolean
}

export interface ModelListing {
  id: number
  kind: Kind
  ownerId: string | null
  isActive: boolean
  thumbs: Set<string>
  bookmarks: Set<string>
  reviews: Map<number, ModelReview>
  viewCount: number
  lastViews: Map<string, number>
}

/** A reference model of activity in plain collections, to compare with the database. */
export function createCountersModel() {
  const listings = new Map<number, ModelListing>()

  return {
    listings,

    add(id: number, kind: Kind, ownerId: string | null) {
      listings.set(id, {
        id,
        kind,
        ownerId,
        isActive: true,
        thumbs: new Set(),
        bookmarks: new Set(),
        reviews: new Map(),
        viewCount: 0,
        lastViews: new Map(),
      })
    },

    pick: (random: Random): ModelListing => random.pick([...listings.values()]),

    /** Deletes the account's thumbs, bookmarks and views; its reviews and listings stay, without an owner. */
    deleteUser(userId: string) {
      for (const listing of listings.values()) {
        listing.thumbs.delete(userId)
        listing.bookmarks.delete(userId)
        listing.lastViews.delete(userId)
        if (listing.ownerId === userId) listing.ownerId = null
        for (const review of listing.reviews.values()) if (review.userId === userId) review.userId = null
      }
    },

    counters: () =>
      [...listings.values()].map((listing) => {
        const counted = [...listing.reviews.values()].filter((review) => !review.isHidden)
        return {
          id: listing.id,
          thumbsUpCount: listing.thumbs.size,
          viewCount: listing.viewCount,
          reviewCount: counted.length,
          ratingSum: counted.reduce((sum, review) => sum + review.rating, 0),
        }
      }),
  }
}

/** Toggles membership and returns whether the value is now in the set. */
export function toggle<T>(set: Set<T>, value: T): boolean {
  if (set.delete(value)) return false
  set.add(value)
  return true
}
