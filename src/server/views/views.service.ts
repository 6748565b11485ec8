import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { notFound } from '#server/errors.ts'
import { lockListingState } from '#server/listings/listing-state.repository.ts'
import type { ListingRef } from '#shared/contract/listing-ref.ts'
import { addView, recordView } from './views.repository.ts'

export interface ViewService {
  /** Answers the number of views after this one, which counts once a day for each person. */
  track(actor: Actor, listing: ListingRef): Promise<number>
}

const day = 24 * 60 * 60 * 1000

export const createViewService = ({ db, clock }: { db: Db; clock: () => Date }): ViewService => ({
  track: (actor, { listingType, listingId }) =>
    transact(db, async (db) => {
      const listing = await lockListingState(db, listingType, listingId)
      if (!listing?.isLive) throw notFound()
      const now = clock()
      const notSince = new Date(now.getTime() - day)
      const counts = await recordView(db, { userId: actor.userId, listingId, now, notSince })
      if (counts) await addView(db, listingId)
      return listing.viewCount + (counts ? 1 : 0)
    }),
})
