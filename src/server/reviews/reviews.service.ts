import type { Actor } from '#server/actor.ts'
import { type AuditRecord, recordAudit } from '#server/audit/audit.repository.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { isUniqueViolation } from '#server/db/database-errors.ts'
import { transact } from '#server/db/transact.ts'
import { badRequest, conflict, forbidden, notFound } from '#server/errors.ts'
import { findListingState, lockListingState } from '#server/listings/listing-state.repository.ts'
import type { ListingRef } from '#shared/contract/listing-ref.ts'
import type {
  CreateReviewBody,
  Review,
  ReviewSummary,
  ReviewsQuery,
  UpdateReviewBody,
} from '#shared/contract/reviews.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { canEditReview, canReviewListing, isAdmin } from '#shared/rules/permissions.ts'
import { presentReview } from './review-presenter.ts'
import * as rows from './reviews.repository.ts'

export type ReviewService = ReturnType<typeof createReviewService>

export const createReviewService = ({ db, clock }: { db: Db; clock: () => Date }) => {
  const findVisible = async (actor: Actor | null, { listingType, listingId }: ListingRef) => {
    const listing = await findListingState(db, listingType, listingId)
    const isTheirs = actor !== null && (actor.role === 'admin' || actor.userId === listing?.userId)
    if (!listing || !(listing.isLive || isTheirs)) throw notFound()
    return listing
  }

  const withLock = (actor: Actor, id: number, work: (db: Tx, stored: rows.StoredReview) => Promise<void>) =>
    transact(db, async (db) => {
      await rows.lockListingOfReview(db, id)
      const stored = await rows.findReview(db, id)
      if (!stored) throw notFound()
      if (!canEditReview(actor, stored.review)) throw forbidden()
      await work(db, stored)
    })

  /** Records what admins do to reviews of other users. */
  const record = async (
    db: Tx,
    actor: Actor,
    { review: { id, userId, listingId, title, rating } }: rows.StoredReview,
    action: 'edit-review' | 'delete-review',
    after?: AuditRecord,
  ) => {
    if (userId === actor.userId) return
    const before = { listingId, title, rating }
    await recordAudit(db, actor, clock(), { action, itemType: 'review', itemId: id, before, after })
  }

  const present = async (actor: Actor, id: number): Promise<Review> => {
    const stored = await rows.findReview(db, id)
    if (!stored) throw notFound()
    return presentReview(stored, actor, clock())
  }

  return {
    async list(actor: Actor | null, listing: ListingRef, query: ReviewsQuery): Promise<Review[]> {
      const { id: listingId } = await findVisible(actor, listing)
      const reader = { seesHidden: isAdmin(actor), readerId: actor?.userId ?? null }
      const stored = await rows.findReviewsOf(db, { listingId, ...reader, query })
      const now = clock()
      return stored.map((review) => presentReview(review, actor, now))
    },

    async summary(actor: Actor | null, listing: ListingRef): Promise<ReviewSummary> {
      const { id } = await findVisible(actor, listing)
      const [stars, own] = await Promise.all([
        rows.countStars(db, id),
        actor === null ? null : rows.findOwnReview(db, actor.userId, id),
      ])
      const count = stars.reduce((total, given) => total + given, 0)
      const sum = stars.reduce((total, given, index) => total + given * (index + 1), 0)
      return {
        count,
        average: count === 0 ? null : sum / count,
        stars,
        ownReview: own && presentReview(own, actor, clock()),
      }
    },

    async hasReviewed(actor: Actor, listing: ListingRef): Promise<boolean> {
      const { id } = await findVisible(actor, listing)
      return rows.hasReviewed(db, actor.userId, id)
    },

    async create(actor: Actor, { listingType, listingId, title, rating, content }: CreateReviewBody) {
      const { isReviewable, names } = kindOf(listingType)
      if (!isReviewable) throw badRequest(`${names.plural} cannot be reviewed`)
      try {
        const id = await transact(db, async (db) => {
          const listing = await lockListingState(db, listingType, listingId)
          if (!listing?.isLive) throw notFound()
          if (!canReviewListing(actor, listing)) throw forbidden()
          const review = { userId: actor.userId, listingId, title, rating, content, createdAt: clock() }
          return rows.insertReview(db, review)
        })
        return await present(actor, id)
      } catch (error) {
        if (isUniqueViolation(error, 'reviews_one_per_user')) throw alreadyReviewed()
        throw error
      }
    },

    async update(actor: Actor, id: number, { title, rating, content }: UpdateReviewBody): Promise<Review> {
      await withLock(actor, id, async (db, stored) => {
        await rows.updateReview(db, id, { title, rating, content }, clock())
        const { listingId } = stored.review
        await record(db, actor, stored, 'edit-review', { listingId, title, rating })
      })
      return present(actor, id)
    },

    async remove(actor: Actor, id: number): Promise<void> {
      await withLock(actor, id, async (db, stored) => {
        await rows.deleteReview(db, id)
        await record(db, actor, stored, 'delete-review')
      })
    },
  }
}

const alreadyReviewed = () =>
  conflict('You have already reviewed this listing. You can only submit one review per listing.')
