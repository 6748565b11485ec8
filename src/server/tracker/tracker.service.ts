import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { notFound } from '#server/errors.ts'
import { findListingState } from '#server/listings/listing-state.repository.ts'
import type { ListingRef } from '#shared/contract/listing-ref.ts'
import type { Tracker, TrackerBody } from '#shared/contract/tracker.ts'
import { findTracked, lockBookmark, saveTracker } from './tracker.repository.ts'
import { trackerCsv } from './tracker-csv.ts'

export type TrackerService = ReturnType<typeof createTrackerService>

interface TrackerDeps {
  db: Db
  clock: () => Date
  publicUrl: string
}

export const createTrackerService = ({ db, clock, publicUrl }: TrackerDeps) => ({
  change: (actor: Actor, { listingType, listingId }: ListingRef, changes: TrackerBody): Promise<Tracker> =>
    transact(db, async (db) => {
      const isListed = await findListingState(db, listingType, listingId)
      if (!isListed || !(await lockBookmark(db, actor.userId, listingId)))
        throw notFound('This is not among your saved items.')
      return saveTracker(db, { userId: actor.userId, listingId }, changes, clock())
    }),

  csv: async (actor: Actor): Promise<string> => trackerCsv(await findTracked(db, actor.userId), publicUrl),
})
