import { displayName } from '#server/display-name.ts'
import { presentReport } from '#server/reports/report-presenter.ts'
import { presentReply } from '#server/reviews/review-presenter.ts'
import type { AdminReport } from '#shared/contract/moderation.ts'
import type { ReportOnDesk } from './report-desk.repository.ts'

/** The reports of one item, newest first, with the item if it still exists. */
export const presentReports = (
  [newest, ...others]: [ReportOnDesk, ...ReportOnDesk[]],
  reportCount: number,
): AdminReport => {
  const { report, listing, review, reviewer, reply } = newest
  const isReview = report.reportType !== 'listing'
  const isGone = isReview ? review === null : listing === null
  const isReplyGone = report.reportType === 'reply' && reply === null
  const isTrashed = listing !== null && listing.trashedAt !== null
  return {
    ...presentReport(report),
    reporterName: reporterNameOf(newest),
    reportCount,
    others: others.map((other) => ({
      id: other.report.id,
      reason: other.report.reason,
      description: other.report.description,
      reporterName: reporterNameOf(other),
      createdAt: other.report.createdAt.toISOString(),
    })),
    item: {
      exists: !isTrashed && !isGone && !isReplyGone,
      isTrashed,
      title: (isReview ? review?.title : listing?.title) ?? null,
      listingType: listing?.kind ?? (isReview ? null : report.itemType),
      listingId: listing?.id ?? (isReview ? null : report.itemId),
      listingTitle: listing?.title ?? null,
      isLive: listing?.isLive ?? false,
      review: review && {
        id: review.id,
        title: review.title,
        rating: review.rating,
        content: review.content,
        isHidden: review.hiddenAt !== null,
        reviewerName: reviewer && displayName(reviewer),
        ownerReply: presentReply(reply),
        createdAt: review.createdAt.toISOString(),
      },
    },
  }
}

const reporterNameOf = ({ reporter }: ReportOnDesk): string | null => reporter && displayName(reporter)
