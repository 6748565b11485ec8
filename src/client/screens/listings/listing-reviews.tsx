import { useCurrentUser } from '#client/api/session.ts'
import { type AnyListing, kindOfListing, titleOf } from '#client/features/listings/listing-values.ts'
import { ReportButton } from '#client/features/reactions/report-button.tsx'
import { ReviewsSection } from '#client/features/reviews/reviews-section.tsx'

export function ListingReviews({ listing }: { listing: AnyListing }) {
  const user = useCurrentUser()
  const { id, userId, reviewCount } = listing
  return (
    <ReviewsSection
      listing={{ kind: kindOfListing(listing), id, title: titleOf(listing), userId, reviewCount }}
      viewer={user ? { userId: user.id, role: user.role } : null}
      reportOf={(review, what) => (
        <ReportButton item={{ reportType: what, itemType: what, itemId: review.id }} title={review.title} />
      )}
    />
  )
}
