import { useCurrentUser } from '#client/api/session.ts'
import { type AnyListing, kindOfListing, titleOf } from '#client/features/listings/listing-values.ts'
import { ReportButton } from '#client/features/reactions/report-button.tsx'
import { ReviewsSection } from '#client/features/reviews/reviews-section.tsx'

export function ListingReviews({ listing }: { listing: AnyListing }) {
  const user = useCurrentUser()
  const { id, userId } = listing
  return (
    <ReviewsSection
      listing={{ kind: kindOfListing(listing), id, title: titleOf(listing), userId }}
      viewer={user ? { userId: user.id, role: user.role } : null}
      reportOf={(review) => (
        <ReportButton
          item={{ reportType: 'review', itemType: 'review', itemId: review.id }}
          title={review.title}
          isQuiet
        />
      )}
    />
  )
}
