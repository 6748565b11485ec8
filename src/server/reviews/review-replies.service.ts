import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { forbidden, notFound } from '#server/errors.ts'
import type { Review } from '#shared/contract/reviews.ts'
import { isAdmin } from '#shared/rules/permissions.ts'
import { presentReview } from './review-presenter.ts'
import { deleteReply, saveReply } from './review-replies.repository.ts'
import { findReview, lockListingOfReview, type StoredReview } from './reviews.repository.ts'

export type ReviewReplyService = ReturnType<typeof createReviewReplyService>

/** The owner of a listing writes and deletes the reply; admins only delete it. */
export const createReviewReplyService = ({ db, clock }: { db: Db; clock: () => Date }) => {
  const reviewFor = async (db: Tx, actor: Actor, id: number, mayBeAdmin: boolean) => {
    const stored = await findReview(db, id)
    if (!stored) throw notFound()
    const isModerator = mayBeAdmin && isAdmin(actor)
    if (stored.ownerId !== actor.userId && !isModerator) throw forbidden()
    // Owners do not see hidden reviews.
    if (stored.review.hiddenAt !== null && !isModerator) throw notFound()
    return stored
  }

  /** The lock also keeps the owner unchanged. */
  const withLock = (
    actor: Actor,
    id: number,
    mayBeAdmin: boolean,
    work: (db: Tx, stored: StoredReview) => Promise<void>,
  ): Promise<Review> =>
    transact(db, async (db) => {
      await lockListingOfReview(db, id)
      await work(db, await reviewFor(db, actor, id, mayBeAdmin))
      return presentReview(await reviewFor(db, actor, id, mayBeAdmin), actor, clock())
    })

  return {
    save: (actor: Actor, reviewId: number, content: string) =>
      withLock(actor, reviewId, false, (db) =>
        saveReply(db, { reviewId, userId: actor.userId, content }, clock()),
      ),

    remove: (actor: Actor, reviewId: number) =>
      withLock(actor, reviewId, true, async (db, { reply, ownerId, review: { title, listingId } }) => {
        if (!reply) throw notFound('There is no reply to this review.')
        await deleteReply(db, reviewId)
        if (ownerId === actor.userId) return
        await recordAudit(db, actor, clock(), {
          action: 'delete-reply',
          itemType: 'review',
          itemId: reviewId,
          before: { title, listingId },
        })
      }),
  }
}
