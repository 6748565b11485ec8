import { reviewPageSize, type useReviews } from '#client/api/reviews.ts'
import { formatCount } from '#client/lib/count-of.ts'
import { Button } from '#client/ui/button.tsx'
import type { Review } from '#shared/contract/reviews.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { canEditReview, type Viewer } from '#shared/rules/permissions.ts'
import { OwnerReply, type ReportOf } from './owner-reply.tsx'
import { ReviewItem } from './review-item.tsx'

export interface ReviewListProps {
  listing: { kind: ListingKind; id: number; userId: string | null }
  query: Pick<
    ReturnType<typeof useReviews>,
    'data' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isPlaceholderData'
  >
  /** Total number of reviews, without hidden ones, which only authors and admins see. */
  count: number
  viewer: Viewer | null
  onEdit: (review: Review) => void
  /** The report button of a review or reply; not shown for the viewer's own. */
  reportOf: ReportOf
}

export function ReviewList({ listing, query, count, viewer, onEdit, reportOf }: ReviewListProps) {
  const reviews = uniqueById(query.data?.pages.flat() ?? [])
  if (reviews.length === 0) return null
  const remaining = Math.min(reviewPageSize, count - reviews.length)
  return (
    <div aria-busy={query.isPlaceholderData}>
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem
              review={review}
              onEdit={canEditReview(viewer, review) ? () => onEdit(review) : undefined}
              report={viewer && viewer.userId === review.userId ? null : reportOf(review, 'review')}
              reply={<OwnerReply {...{ listing, review, viewer, reportOf }} />}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          size="sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {remaining > 0 ? `Show ${formatCount(remaining)} more` : 'Show more'}
        </Button>
      ) : null}
    </div>
  )
}

/** A new review shifts the pages, so a later page can repeat a review that is already shown. */
function uniqueById(reviews: readonly Review[]) {
  return [...new Map(reviews.map((review) => [review.id, review])).values()]
}
