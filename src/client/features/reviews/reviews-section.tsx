import { MessageSquarePlus, Pencil } from 'lucide-react'
import { startTransition, useId, useState } from 'react'
import { useHasReviewed, useReviewSummary } from '#client/api/reviews.ts'
import { useSignInGate } from '#client/lib/sign-in-gate.ts'
import { Button } from '#client/ui/button.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Review } from '#shared/contract/reviews.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { canReviewListing, type Viewer } from '#shared/rules/permissions.ts'
import type { ReportOf } from './owner-reply.tsx'
import type { ReviewDialogProps } from './review-dialog.tsx'
import { takeReviewDraft } from './review-draft.ts'
import { ReviewSummary } from './review-summary.tsx'
import { Reviews } from './reviews.tsx'

/** Lazy: most visitors only read reviews. */
const reviewDialog = lazyPart<ReviewDialogProps>(
  async () => (await import('./review-dialog.tsx')).ReviewDialog,
)

interface ReviewsSectionProps {
  /** `reviewCount` reserves space until the reviews load. */
  listing: { kind: ListingKind; id: number; title: string; userId: string | null; reviewCount: number }
  viewer: Viewer | null
  reportOf: ReportOf
}

export function ReviewsSection({ listing, viewer, reportOf }: ReviewsSectionProps) {
  const { kind, id, title } = listing
  const headingId = useId()
  const askToSignIn = useSignInGate()
  const { data: summary, isError, refetch } = useReviewSummary(kind, id)
  const hasReviewed = useHasReviewed(kind, id, viewer !== null)
  const [draft] = useState(() => takeReviewDraft(`${kind}-${id}`))
  // A draft saved before signing in reopens the dialog.
  const [editing, setEditing] = useState<Review | 'new' | null>(draft ? 'new' : null)
  // A transition, so that the click responds before the form renders.
  const edit = (review: Review | 'new') => startTransition(() => setEditing(review))
  const ownReview = summary?.ownReview
  const count = summary?.count ?? listing.reviewCount
  const mayReview = !viewer || canReviewListing(viewer, listing)

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={headingId} className="text-lg">
          Reviews
        </h3>
        {ownReview ? (
          <Button variant="secondary" size="sm" {...preloadHandlers} onClick={() => edit(ownReview)}>
            <Pencil aria-hidden="true" />
            Edit Your Review
          </Button>
        ) : mayReview ? (
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={hasReviewed}
            {...preloadHandlers}
            onClick={askToSignIn ?? (() => edit('new'))}
          >
            <MessageSquarePlus aria-hidden="true" />
            Write a Review
          </Button>
        ) : (
          <p className="text-sm text-ink-faint">You cannot review your own listing.</p>
        )}
      </div>
      {isError ? (
        <ErrorState title="Error loading data" message="Failed to fetch reviews" onRetry={() => refetch()} />
      ) : (
        <>
          {count === 0 ? (
            <p className="text-ink-soft">
              No reviews yet.{mayReview ? ' Be the first to share your experience.' : ''}
            </p>
          ) : summary ? (
            <ReviewSummary summary={summary} />
          ) : (
            <Skeleton className="h-44" />
          )}
          <Reviews {...{ listing, count, viewer, reportOf }} onEdit={edit} />
        </>
      )}
      {editing ? (
        <reviewDialog.Screen
          kind={kind}
          listingId={id}
          listingTitle={title}
          review={editing === 'new' ? null : editing}
          draft={editing === 'new' ? draft : null}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </section>
  )
}

const preloadHandlers = { onPointerEnter: reviewDialog.preloadSoon, onFocus: reviewDialog.preloadSoon }
