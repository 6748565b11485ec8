import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { notFound } from '#server/errors.ts'
import { findListingState } from '#server/listings/listing-state.repository.ts'
import type { ListingRef } from '#shared/contract/listing-ref.ts'
import type { Tracker, TrackerBody } from '#shared/contract/tracker.ts'
import { findTracked, lockBookmark, saveTracker } from './tracker.repository.ts'
import { trackerCsv } from './tracker-csv.ts'

export interface TrackerService {
  change(actor: Actor, listing: ListingRef, changes: TrackerBody): Promise<Tracker>
  /** All saved items as a CSV file. */
  csv(actor: Actor): Promise<string>
}

interface TrackerDeps {
  db: Db
  clock: () => Date
  publicUrl: string
}

export const createTrackerService = ({ db, clock, publicUrl }: TrackerDeps): TrackerService => ({
  change: (actor, { listingType, listingId }, changes) =>
    transact(db, async (db) => {
      const isListed = await findListingState(db, listingType, listingId)
      if (!isListed || !(await lockBookmark(db, actor.userId, listingId))) throw notSaved()
      return saveTracker(db, { userId: actor.userId, listingId }, changes, clock())
    }),

  csv: async (actor) => trackerCsv(await findTracked(db, actor.userId), publicUrl),
})

const notSaved = () => notFound('This is not among your saved items.')
