import { formatDate } from '#client/lib/format-date.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { Stars } from '#client/ui/stars.tsx'
import type { ReportedReview } from '#shared/contract/moderation.ts'
import { ReportedReply } from './reported-reply.tsx'

interface ReportedReviewDialogProps {
  review: ReportedReview
  listingTitle: string | null
  isBusy: boolean
  onHide: (isHidden: boolean) => void
  onOpenListing: () => void
  onClose: () => void
}

export function ReportedReviewDialog(props: ReportedReviewDialogProps) {
  const { review, listingTitle, isBusy, onHide, onOpenListing, onClose } = props
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={review.title}
      description={listingTitle ? `A review of ${listingTitle}` : 'A review'}
      footer={
        <>
          <Button variant="secondary" onClick={onOpenListing}>
            Open listing
          </Button>
          <Button loading={isBusy} onClick={() => onHide(!review.isHidden)}>
            {review.isHidden ? 'Show review' : 'Hide review'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          <Stars value={review.rating} />
          <span>
            {review.reviewerName ?? 'Anonymous User'}, {formatDate(review.createdAt)}
          </span>
          {review.isHidden ? <Badge>Hidden</Badge> : null}
        </p>
        {review.content ? (
          <RichText text={review.content} />
        ) : (
          <p className="text-ink-faint">This review has no text.</p>
        )}
        {review.ownerReply ? <ReportedReply reviewId={review.id} reply={review.ownerReply} /> : null}
        <p className="text-sm text-ink-faint">
          Hidden reviews are visible only to their author and admins, and do not count toward the rating.
        </p>
      </div>
    </Dialog>
  )
}
