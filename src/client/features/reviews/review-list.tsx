import { type ReactNode, useState } from 'react'
import { formatCount } from '#client/lib/count-of.ts'
import { Button } from '#client/ui/button.tsx'
import type { Review } from '#shared/contract/reviews.ts'
import { canEditReview, type Viewer } from '#shared/rules/permissions.ts'
import { ReviewItem } from './review-item.tsx'

interface ReviewListProps {
  reviews: readonly Review[]
  viewer: Viewer | null
  onEdit: (review: Review) => void
  /** The report button of a review; not shown for the viewer's own. */
  reportOf: (review: Review) => ReactNode
}

const pageSize = 10

export function ReviewList({ reviews, viewer, onEdit, reportOf }: ReviewListProps) {
  const [shown, setShown] = useState(pageSize)
  const remaining = reviews.length - shown
  return (
    <div>
      <ul className="divide-y divide-line">
        {reviews.slice(0, shown).map((review) => (
          <li key={review.id}>
            <ReviewItem
              review={review}
              onEdit={canEditReview(viewer, review) ? () => onEdit(review) : undefined}
              report={viewer && viewer.userId === review.userId ? null : reportOf(review)}
            />
          </li>
        ))}
      </ul>
      {remaining > 0 ? (
        <Button variant="secondary" size="sm" onClick={() => setShown(shown + pageSize)}>
          Show {formatCount(Math.min(pageSize, remaining))} more
        </Button>
      ) : null}
    </div>
  )
}
