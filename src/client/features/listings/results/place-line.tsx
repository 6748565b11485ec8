import { listingValues } from '#client/api/listing-values.ts'
import { distanceLabel } from '#client/lib/distance-label.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { isOnline } from '#shared/listings/is-remote.ts'
import { type AnyListing, organizationOf } from '../listing-values.ts'

const partLength = 60

/** Organization, location and distance. */
export function PlaceLine({ listing, className }: { listing: AnyListing; className?: string }) {
  const distance = isOnline(listingValues(listing)) ? null : distanceLabel(listing)
  const parts = [organizationOf(listing), listing.location, distance].filter((part) => part !== null)
  if (parts.length === 0) return null
  return (
    <span className={className}>
      <DottedText parts={parts.map((part) => truncateText(part, partLength))} />
    </span>
  )
}
