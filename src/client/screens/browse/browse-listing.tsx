import { ApiError } from '#client/api/api-error.ts'
import { useListing, useRecordView } from '#client/api/listings.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { ClaimPrompt } from '#client/features/claims/claim-prompt.tsx'
import { DetailSkeleton } from '#client/features/listings/detail/detail-skeleton.tsx'
import { ListingDetail } from '#client/features/listings/detail/listing-detail.tsx'
import { type AnyListing, kindOfListing, titleOf } from '#client/features/listings/listing-values.ts'
import { SimilarSection } from '#client/features/listings/similar/similar-section.tsx'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { ListingActions } from '#client/screens/listings/listing-actions.tsx'
import { ListingReviews } from '#client/screens/listings/listing-reviews.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { browseListPath } from '#shared/listings/browse-paths.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { DetailFrame } from './detail-frame.tsx'
import { Missing } from './missing.tsx'

/** One listing as a page, with the content of the listing dialog. */
export function BrowseListing({ kind, id }: { kind: ListingKind; id: number }) {
  const isSignedIn = Boolean(useCurrentUser())
  const { data: listing, error, isSuccess, isPlaceholderData, refetch } = useListing(kind, id)
  useRecordView(kind, id, isSignedIn && isSuccess && !isPlaceholderData)
  if (error instanceof ApiError && error.status === 404) return <Missing isGone kind={kind} />
  const { label } = kindOf(kind).names
  return (
    <DetailFrame kind={kind} title={listing ? titleOf(listing) : label}>
      {error ? (
        <ErrorState
          title="Error loading data"
          message={`Failed to fetch ${label.toLowerCase()}`}
          onRetry={() => void refetch()}
        />
      ) : listing ? (
        <Detail listing={listing} />
      ) : (
        <DetailSkeleton />
      )}
    </DetailFrame>
  )
}

function Detail({ listing }: { listing: AnyListing }) {
  usePageTitle(titleOf(listing), siteConfig().siteName)
  const kind = kindOfListing(listing)
  const today = pacificDay(new Date())
  return (
    <ListingDetail
      isPage
      listing={listing}
      today={today}
      actions={<ListingActions listing={listing} />}
      reviews={
        <>
          {listing.isClaimable ? <ClaimPrompt kind={kind} id={listing.id} title={titleOf(listing)} /> : null}
          <ListingReviews listing={listing} />
        </>
      }
      similar={
        <SimilarSection
          saveButton={SaveIconButton}
          {...{ kind, today }}
          id={listing.id}
          hrefOf={(other) => `${browseListPath(kind)}/${other}`}
        />
      }
    />
  )
}
