import { checkedAtOf, isConfirmationDue } from '#server/listings/checked-at.ts'
import { locationOf } from '#server/listings/listing-presenter.ts'
import type { MyListing, SubmissionState } from '#shared/contract/submissions.ts'
import type { MyListingRow } from './my-listings.repository.ts'

export function presentMyListing(row: MyListingRow, now: Date): MyListing {
  const state = stateOf(row)
  return {
    id: row.id,
    listingType: row.kind,
    title: row.title,
    organization: row.organization,
    location: locationOf(row),
    photoUrl: row.photoUrl,
    categories: row.categories,
    state,
    rejectionReason: state === 'not-approved' ? row.rejectionReason : null,
    editSubmittedAt: row.editedAt?.toISOString() ?? null,
    viewCount: row.viewCount,
    saveCount: row.saveCount,
    thumbsUpCount: row.thumbsUpCount,
    reviewCount: row.reviewCount,
    averageRating: row.averageRating,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    checkedAt: checkedAtOf(row)?.toISOString() ?? null,
    isConfirmationDue: state === 'live' && isConfirmationDue(row, now),
  }
}

export function stateOf({
  isApproved,
  isActive,
  rejectedAt,
  pausedAt,
}: Pick<MyListingRow, 'isApproved' | 'isActive' | 'rejectedAt' | 'pausedAt'>): SubmissionState {
  if (isApproved && isActive) return 'live'
  if (isApproved) return pausedAt === null ? 'deactivated' : 'paused'
  return rejectedAt === null ? 'pending' : 'not-approved'
}
