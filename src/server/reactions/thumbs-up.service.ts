import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { notFound } from '#server/errors.ts'
import { findListingState, lockListingState } from '#server/listings/listing-state.repository.ts'
import type { ListingRef } from '#shared/contract/listing-ref.ts'
import type { ThumbsUpToggled } from '#shared/contract/reactions.ts'
import { deleteThumbsUp, hasThumbedUp, insertThumbsUp } from './thumbs-up.repository.ts'

export interface ThumbsUpService {
  count(listing: ListingRef): Promise<number>
  hasThumbedUp(actor: Actor, listing: ListingRef): Promise<boolean>
  toggle(actor: Actor, listing: ListingRef): Promise<ThumbsUpToggled>
}

export const createThumbsUpService = ({ db, clock }: { db: Db; clock: () => Date }): ThumbsUpService => {
  const live = async ({ listingType, listingId }: ListingRef) => {
    const listing = await findListingState(db, listingType, listingId)
    if (!listing?.isLive) throw notFound()
    return listing
  }

  return {
    count: async (listing) => (await live(listing)).thumbsUpCount,

    async hasThumbedUp(actor, listing) {
      const { id } = await live(listing)
      return hasThumbedUp(db, actor.userId, id)
    },

    toggle: (actor, { listingType, listingId }) =>
      transact(db, async (db) => {
        const listing = await lockListingState(db, listingType, listingId)
        if (!listing?.isLive) throw notFound()
        const wasUp = await deleteThumbsUp(db, actor.userId, listingId)
        if (!wasUp) await insertThumbsUp(db, actor.userId, listingId, clock())
        return {
          hasThumbedUp: !wasUp,
          isThumbedUp: !wasUp,
          thumbsUpCount: listing.thumbsUpCount + (wasUp ? -1 : 1),
        }
      }),
  }
}
