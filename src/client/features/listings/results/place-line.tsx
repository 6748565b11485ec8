import { distanceLabel } from '#client/lib/distance-label.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { type AnyListing, organizationOf } from '../listing-values.ts'

const partLength = 60

/** Who offers it, where, and how far away that is. */
export function PlaceLine({ listing, className }: { listing: AnyListing; className?: string }) {
  const parts = [organizationOf(listing), listing.location, distanceLabel(listing)]
    .filter((part) => part !== null)
    .map((part) => truncateText(part, partLength))
  if (parts.length === 0) return null
  return <span className={className}>{parts.join(' · ')}</span>
}
