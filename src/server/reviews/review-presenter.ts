import type { Actor } from '#server/actor.ts'
import { presentContributor } from '#server/users/contributor-presenter.ts'
import type { Review } from '#shared/contract/reviews.ts'
import { canEditReview } from '#shared/rules/permissions.ts'
import type { StoredReview } from './reviews.repository.ts'

/** A review as the person asking may see it: an e-mail goes to its owner and to admins alone. */
export const presentReview = (
  { review, kind, reviewer, contributions }: StoredReview,
  actor: Actor | null,
  now: Date,
): Review => {
  const mayReadEmail = canEditReview(actor, review)
  return {
    id: review.id,
    userId: review.userId,
    listingType: kind,
    listingId: review.listingId,
    title: review.title,
    rating: review.rating,
    content: review.content,
    createdAt: review.createdAt.toISOString(),
    updatedAt: review.updatedAt.toISOString(),
    reviewerFirstName: reviewer?.firstName ?? null,
    reviewerLastName: reviewer?.lastName ?? null,
    reviewerNickname: reviewer?.nickname ?? null,
    reviewerEmail: mayReadEmail ? (reviewer?.email ?? null) : null,
    reviewerProfileImageUrl: reviewer?.profileImageUrl ?? null,
    reviewerCreatedAt: reviewer?.createdAt.toISOString() ?? null,
    reviewer: reviewer && presentContributor({ ...reviewer, contributions }, now),
  }
}
