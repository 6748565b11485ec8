import type { Actor } from '#server/actor.ts'
import { presentContributor, presentNames } from '#server/users/contributor-presenter.ts'
import type { OwnerReply, Review } from '#shared/contract/reviews.ts'
import { canEditReview } from '#shared/rules/permissions.ts'
import type { StoredReview } from './reviews.repository.ts'

/** Only the reviewer and admins see the email address and hidden names. */
export const presentReview = (
  { review, kind, reviewer, contributions, reply }: StoredReview,
  actor: Actor | null,
  now: Date,
): Review => {
  const isOwnerOrAdmin = canEditReview(actor, review)
  const names = presentNames(reviewer, isOwnerOrAdmin)
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
    reviewerFirstName: names.firstName,
    reviewerLastName: names.lastName,
    reviewerNickname: names.nickname,
    reviewerEmail: isOwnerOrAdmin ? (reviewer?.email ?? null) : null,
    reviewerProfileImageUrl: reviewer?.profileImageUrl ?? null,
    reviewerCreatedAt: reviewer?.createdAt.toISOString() ?? null,
    reviewer: reviewer && presentContributor({ ...reviewer, contributions }, now),
    ownerReply: presentReply(reply),
  }
}

export const presentReply = (reply: { content: string; updatedAt: Date } | null): OwnerReply =>
  reply && { content: reply.content, updatedAt: reply.updatedAt.toISOString() }
