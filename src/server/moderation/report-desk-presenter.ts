import { displayName } from '#server/display-name.ts'
import { presentReport } from '#server/reports/report-presenter.ts'
import type { AdminReport } from '#shared/contract/moderation.ts'
import type { ReportOnDesk } from './report-desk.repository.ts'

/** A report with what it is about, or with word that this is gone. */
export const presentReportOnDesk = ({
  report,
  listing,
  review,
  reporter,
  reviewer,
}: ReportOnDesk): AdminReport => {
  const isReview = report.reportType === 'review'
  return {
    ...presentReport(report),
    reporterName: reporter && displayName(reporter),
    item: {
      exists: isReview ? review !== null : listing !== null,
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
        createdAt: review.createdAt.toISOString(),
      },
    },
  }
}
