import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { findKnownListing } from '#server/listings/listing-changes.repository.ts'
import { changeNotice, type ListingSnapshot } from '#shared/listings/change-notice.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { lockChange, notifyBatch, removeChange, setChangeMessage } from './notify-savers.repository.ts'

interface NotifyDeps {
  db: Db
  clock: () => Date
  signal: AbortSignal
  batchSize?: number
}

const payloadSchema = z.object({ changeId: z.int() })

/**
 * Compares a saved listing with its version before the change, and notifies its savers in batches. An edit that was undone
 * is no change. Idempotent.
 */
export async function notifySavers(
  { db, clock, signal, batchSize = 2_000 }: NotifyDeps,
  payload: unknown,
): Promise<void> {
  const { changeId } = payloadSchema.parse(payload)
  const change = await resolveChange()
  if (change === null) return
  for (let after: number | null = 0; after !== null; ) {
    after = await notifyBatch(db, { ...change, createdAt: clock() }, { after, limit: batchSize })
    if (after !== null && signal.aborted) throw new Error('Interrupted; the retry continues.')
  }
  await removeChange(db, changeId)

  /** Once the message is stored, further edits of the listing are separate changes. */
  function resolveChange() {
    return transact(db, async (db) => {
      const found = await lockChange(db, changeId)
      if (found === null) return null
      const { id, listingId, before } = found
      if (found.message !== null) return { id, listingId, message: found.message }
      const current = await findKnownListing(db, listingId)
      // Savers of a hidden listing are notified when it is back.
      if (current === null || isStillHidden(before, current.listing)) return null
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

const isStillHidden = (before: ListingSnapshot, after: ListingSnapshot): boolean =>
  before.availability !== 'live' && before.availability === after.availability
