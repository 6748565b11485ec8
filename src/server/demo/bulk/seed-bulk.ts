import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { prepareListing, reserveIds } from '#server/listings/listing-inserts.repository.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { daysBefore } from '../demo-listings.ts'
import { createRandom } from '../random.ts'
import { type BulkBatch, ensureReaders, insertBatch } from './bulk.repository.ts'
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
  const knownWords = new Set<string>()
  const countOf = (one: Kind) => (kind === null ? shareOf(one, scale) : one === kind ? scale : 0)
  let done = 0
  for (const one of kindNames) {
    for (let left = countOf(one); left > 0; left -= batchSize) {
      const ids = await reserveIds(db, Math.min(batchSize, left))
      const batch = prepareBatch(one, ids)
      await transact(db, (db) => insertBatch(db, batch))
      done += ids.length
      onProgress?.(done)
    }
  }

  function prepareBatch(kind: Kind, ids: number[]): BulkBatch {
    const batch: BulkBatch = { kind, listings: [], reviews: [], thumbsUp: [], newWords: [] }
    for (const id of ids) {
      const { isLive, state } = drawState(kind)
      const { words, ...rows } = prepareListing(kind, id, valuesOf(kind), state)
      batch.listings.push(rows)
      batch.newWords.push(...words.filter((word) => !knownWords.has(word)))
      for (const word of words) knownWords.add(word)
      if (isLive && kindOf(kind).isReviewable)
        batch.reviews.push(...drawReaders().map((userId) => reviewOf(id, userId)))
      if (isLive)
        batch.thumbsUp.push(...drawReaders().map((userId) => ({ listingId: id, userId, createdAt: now })))
    }
    return batch
  }

  /** 2 % are pending, 2 % inactive. Triggers count reviews and thumbs up. */
  function drawState(kind: Kind) {
    const createdAt = daysBefore(now, 1 + random.next() ** 1.5 * 700)
    const draw = random.next()
    const [isApproved, isLive] = [draw > 0.02, draw > 0.04]
    const state = {
      isApproved,
      isActive: isLive || (!isApproved && kindOf(kind).isActiveOnSubmit),
      submittedAt: createdAt,
      approvedAt: isApproved ? createdAt : null,
      createdAt,
      updatedAt: createdAt,
      viewCount: isLive ? Math.floor(random.next() ** 4 * 2000) : 0,
      thumbsUpCount: 0,
      reviewCount: 0,
      ratingSum: 0,
    }
    return { isLive, state }
  }

  /** One to four people for 12 % of the listings. */
  function drawReaders() {
    const count = random.chance(0.12) ? random.whole(1, 4) : 0
    return [...new Set(Array.from({ length: count }, () => random.pick(readers)))]
  }

  function reviewOf(listingId: number, userId: string) {
    const rating = Math.max(1, 5 - Math.floor(random.next() ** 2.2 * 4.4))
    return { listingId, userId, rating, title: 'Load test review', createdAt: now, updatedAt: now }
  }
}

/** The first kind gets 40 % and the rounding remainder; the others share the rest equally. */
function shareOf(kind: Kind, scale: number) {
  const others = Math.floor((scale * 0.6) / (kindNames.length - 1))
  return kind === kindNames[0] ? scale - others * (kindNames.length - 1) : others
}
