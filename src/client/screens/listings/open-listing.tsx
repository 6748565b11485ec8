import { memo } from 'react'
import { ApiError } from '#client/api/api-error.ts'
import { useListing, useRecordView } from '#client/api/listings.ts'
import { ClaimPrompt } from '#client/features/claims/claim-prompt.tsx'
import { DetailSkeleton } from '#client/features/listings/detail/detail-skeleton.tsx'
import { ListingDetail } from '#client/features/listings/detail/listing-detail.tsx'
import { titleOf } from '#client/features/listings/listing-values.ts'
import type { SimilarHandlers } from '#client/features/listings/similar/similar-handlers.ts'
import { SimilarSection } from '#client/features/listings/similar/similar-section.tsx'
import { listingUrl } from '#client/features/listings/url-state/list-url.ts'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { UnfinishedCairn } from '#client/ui/art/unfinished-cairn.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { ListingActions } from './listing-actions.tsx'
import { ListingReviews } from './listing-reviews.tsx'

interface OpenListingProps {
  kind: ListingKind
  id: number
  isOpen: boolean
  onClose: () => void
  similar?: SimilarHandlers
}

export function OpenListing({ kind, id, isOpen, onClose, similar }: OpenListingProps) {
  const { label } = kindOf(kind).names
  const { data, error } = useListing(kind, id)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      title={data && !error ? titleOf(data) : label}
      titleHidden
      description={label}
      contentKey={id}
    >
      <Body kind={kind} id={id} onClose={onClose} similar={similar} />
    </Dialog>
  )
}

/** Mounted while the dialog is open, so that each opening records one view. Memoized: closing renders the dialog, not its content. */
const Body = memo(function Body({ kind, id, onClose, similar }: Omit<OpenListingProps, 'isOpen'>) {
  const { data: listing, error, isSuccess, isPlaceholderData, refetch } = useListing(kind, id)
  useRecordView(kind, id, isSuccess && !isPlaceholderData)
  if (error instanceof ApiError && error.status === 404) return <Gone onClose={onClose} />
  if (error) {
    return (
      <ErrorState
        title="Error loading data"
        message={`Failed to fetch ${kindOf(kind).names.label.toLowerCase()}`}
        onRetry={() => refetch()}
      />
    )
  }
  if (!listing) return <DetailSkeleton />
  const today = pacificDay(new Date())
  return (
    <ListingDetail
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
          {...{ kind, id, today }}
          {...(similar ?? { hrefOf: (other) => listingUrl(kind, other) })}
        />
      }
    />
  )
})

function Gone({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      art={<UnfinishedCairn />}
      title="This listing is no longer available"
      description="It may have been removed."
      action={<Button onClick={onClose}>Back to the list</Button>}
    />
  )
}
