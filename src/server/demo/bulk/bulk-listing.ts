import type { Values } from '#shared/listings/define-kind.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { daysBefore } from '../calendar.ts'
import type { Random } from '../random.ts'

export interface BulkListing {
  kind: Kind
  values: Values
  state: {
    isApproved: boolean
    isActive: boolean
    submittedAt: Date
    approvedAt: Date | null
    createdAt: Date
    updatedAt: Date
    viewCount: number
    thumbsUpCount: number
    reviewCount: number
    ratingSum: number
  }
  reviews: { userId: string; rating: number; title: string; createdAt: Date; updatedAt: Date }[]
  thumbsUp: { userId: string; createdAt: Date }[]
}

interface Around {
  random: Random
  now: Date
  /** Ids of people who review and thumb up. */
  readers: string[]
}

/** A life for a listing: when it came, whether it is live, who looked at it and what they said. */
export function bulkListing(kind: Kind, values: Values, { random, now, readers }: Around): BulkListing {
  const createdAt = daysBefore(now, 1 + random.next() ** 1.5 * 700)
  const fate = random.next()
  const isApproved = fate > 0.02
  const isLive = isApproved && fate > 0.04
  const somebody = (chance: number) =>
    isLive && random.chance(chance) ? random.shuffled(sampleOf(readers, random)) : []
  const reviewers = kind === 'event' ? [] : somebody(0.12)
  return {
    kind,
    values,
    state: {
      isApproved,
      isActive: isLive || (!isApproved && kind !== 'event'),
      submittedAt: createdAt,
      approvedAt: isApproved ? createdAt : null,
      createdAt,
      updatedAt: createdAt,
      viewCount: isLive ? Math.floor(random.next() ** 4 * 2000) : 0,
      // The triggers count what follows.
      thumbsUpCount: 0,
      reviewCount: 0,
      ratingSum: 0,
    },
    reviews: reviewers.map((userId) => {
      const rating = Math.max(1, 5 - Math.floor(random.next() ** 2.2 * 4.4))
      return { userId, rating, title: 'A word on this one', createdAt: now, updatedAt: now }
    }),
    thumbsUp: somebody(0.12).map((userId) => ({ userId, createdAt: now })),
  }
}

/** One to four different people. */
function sampleOf(readers: string[], random: Random) {
  const some = Array.from({ length: Math.min(readers.length, random.whole(1, 4)) }, () =>
    random.pick(readers),
  )
  return [...new Set(some)]
}
