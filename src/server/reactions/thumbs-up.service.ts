import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { withRetry } from '#server/db/transact.ts'
import { notFound } from '#server/errors.ts'
import { findListingState } from '#server/listings/listing-state.repository.ts'
import type { ListingRef } from '#shared/contract/listing-ref.ts'
import type { ThumbsUpToggled } from '#shared/contract/reactions.ts'
import { hasThumbedUp, toggleThumbsUp } from './thumbs-up.repository.ts'

export type ThumbsUpService = ReturnType<typeof createThumbsUpService>

export const createThumbsUpService = ({ db, clock }: { db: Db; clock: () => Date }) => {
  const requireLive = async ({ listingType, listingId }: ListingRef) => {
    const listing = await findListingState(db, listingType, listingId)
    if (!listing?.isLive) throw notFound()
    return listing
  }

  return {
    count: async (listing: ListingRef): Promise<number> => (await requireLive(listing)).thumbsUpCount,

    async hasThumbedUp(actor: Actor, listing: ListingRef): Promise<boolean> {
      const { id } = await requireLive(listing)
      return hasThumbedUp(db, actor.userId, id)
    },

    async toggle(actor: Actor, listing: ListingRef): Promise<ThumbsUpToggled> {
      const toggled = await withRetry(() => toggleThumbsUp(db, actor.userId, listing, clock()))
      if (toggled === null) throw notFound()
      const { isUp, counted } = toggled
      return { hasThumbedUp: isUp, isThumbedUp: isUp, thumbsUpCount: counted }
    },
  }
}
