import { Fragment } from 'react'
import { listingValues } from '#client/api/listing-values.ts'
import { cx } from '#client/lib/cx.ts'
import { distanceLabel } from '#client/lib/distance-label.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { type AnyListing, organizationOf } from '../listing-values.ts'
import { isRemoteOnly } from '../remote-only.ts'

const partLength = 60

/** 'Castro Valley, CA' stays on one line. */
const unbrokenLength = 20

/** Who offers it, where, and how far away that is. No line begins with a separator. */
export function PlaceLine({ listing, className }: { listing: AnyListing; className?: string }) {
  const distance = isRemoteOnly(listingValues(listing)) ? null : distanceLabel(listing)
  const parts = [organizationOf(listing), listing.location, distance]
    .filter((part) => part !== null)
    .map((part) => truncateText(part, partLength))
  if (parts.length === 0) return null
  return (
    <span className={className}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one listing are static.
        <Fragment key={index}>
          {index > 0 ? ' ' : null}
          <span className={cx(part.length <= unbrokenLength && 'whitespace-nowrap')}>{part}</span>
          {index < parts.length - 1 ? <span className="whitespace-nowrap"> ·</span> : null}
        </Fragment>
      ))}
    </span>
  )
}
