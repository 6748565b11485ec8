import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { insertListings } from '#server/listings/listing-inserts.repository.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { insertActivity } from '../demo-data.repository.ts'
import { daysBefore } from '../demo-listings.ts'
import { createRandom } from '../random.ts'
import { ensureReaders } from './bulk.repository.ts'
import { createBulkValues } from './bulk-values.ts'

export interface BulkOptions {
  /** How many listings to add. */
  scale: number
  /** Null adds every kind. */
  kind: Kind | null
  seed: number
  onProgress?: (done: number) => void
}

const batchSize = 1000
const readerCount = 400

/** Adds listings, reviews and thumbs up for load tests, one transaction per batch. The same seed adds the same rows. */
export async function seedBulk(
  { db, clock }: { db: Db; clock: () => Date },
  { scale, kind, seed, onProgress }: BulkOptions,
): Promise<void> {
  const now = clock()
  const valuesOf = await createBulkValues({ seed, today: pacificDay(now) })
  const random = createRandom(seed + 1)
  const readers = await ensureReaders(db, readerCount)
  const countOf = (one: Kind) => (kind === null ? shareOf(one, scale) : one === kind ? scale : 0)
  let done = 0
  for (const one of kindNames) {
    for (let left = countOf(one); left > 0; left -= batchSize) {
      await addBatch(one, Math.min(batchSize, left))
      done += Math.min(batchSize, left)
      onProgress?.(done)
    }
  }

  async function addBatch(kind: Kind, count: number) {
    const added = Array.from({ length: count }, () => ({ values: valuesOf(kind), ...drawState(kind) }))
    await transact(db, async (db) => {
      const ids = await insertListings(db, kind, added)
      const liveIds = ids.filter((_id, at) => added[at]?.isApproved && added[at].isActive)
      const { isReviewable } = kindOf(kind)
      await insertActivity(db, {
        reviews: isReviewable ? drawReactions(liveIds).map(toReview) : [],
        thumbsUp: drawReactions(liveIds),
      })
    })
  }

  /** 2 % are pending, 2 % inactive. Triggers count reviews and thumbs up. */
  function drawState(kind: Kind) {
    const createdAt = daysBefore(now, 1 + random.next() ** 1.5 * 700)
    const draw = random.next()
    const [isApproved, isLive] = [draw > 0.02, draw > 0.04]
    return {
      userId: null,
      isApproved,
      isActive: isLive || (!isApproved && kindOf(kind).isActiveOnSubmit),
      submittedAt: createdAt,
      approvedAt: isApproved ? createdAt : null,
      createdAt,
      viewCount: isLive ? Math.floor(random.next() ** 4 * 2000) : 0,
    }
  }

  /** One to four people for 12 % of the listings. */
  function drawReactions(listingIds: number[]) {
    return listingIds.flatMap((listingId) => {
      const count = random.chance(0.12) ? random.whole(1, 4) : 0
      const people = new Set(Array.from({ length: count }, () => random.pick(readers)))
      return [...people].map((userId) => ({ listingId, userId, createdAt: now }))
    })
  }

  function toReview(reaction: ReturnType<typeof drawReactions>[number]) {
    const rating = Math.max(1, 5 - Math.floor(random.next() ** 2.2 * 4.4))
    return { ...reaction, rating, title: 'Load test review', updatedAt: now }
  }
}

/** The first kind gets 40 % and the rounding remainder; the others share the rest equally. */
function shareOf(kind: Kind, scale: number) {
  const others = Math.floor((scale * 0.6) / (kindNames.length - 1))
  return kind === kindNames[0] ? scale - others * (kindNames.length - 1) : others
}
