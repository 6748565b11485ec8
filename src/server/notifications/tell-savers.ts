import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { findKnownListing } from '#server/listings/listing-changes.repository.ts'
import { changeNotice, type KnownListing } from '#shared/listings/change-notice.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { lockChange, removeChange, setChangeMessage, tellBatch } from './tell-savers.repository.ts'

interface TellDeps {
  db: Db
  clock: () => Date
  signal: AbortSignal
  batchSize?: number
}

const payloadSchema = z.object({ changeId: z.int() })

/**
 * Compares a saved listing with what its savers knew, and tells them in bounded batches. What was undone in between is no
 * change. Idempotent: one change is told once.
 */
export async function tellSavers(
  { db, clock, signal, batchSize = 2_000 }: TellDeps,
  payload: unknown,
): Promise<void> {
  const { changeId } = payloadSchema.parse(payload)
  const change = await decide()
  if (change === null) return
  for (let after: number | null = 0; after !== null; ) {
    after = await tellBatch(db, { ...change, createdAt: clock() }, { after, limit: batchSize })
    if (after !== null && signal.aborted) throw new Error('Interrupted; the retry continues.')
  }
  await removeChange(db, changeId)

  /** From here on, further changes of the listing are changes of their own. */
  function decide() {
    return transact(db, async (db) => {
      const found = await lockChange(db, changeId)
      if (found === null) return null
      const { id, listingId, before } = found
      if (found.message !== null) return { id, listingId, message: found.message }
      const current = await findKnownListing(db, listingId)
      // Changes of a listing that is hidden are told when it is back.
      if (current === null || isHiddenStill(before, current.listing)) return null
      const message = changeNotice(kindOf(current.kind), before, current.listing, pacificDay(clock()))
      if (message === null) {
        await removeChange(db, id)
        return null
      }
      await setChangeMessage(db, id, message)
      return { id, listingId, message }
    })
  }
}

const isHiddenStill = (before: KnownListing, after: KnownListing): boolean =>
  before.availability !== 'live' && before.availability === after.availability
