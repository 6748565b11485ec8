import { countOf } from '#client/lib/count-of.ts'
import { CheckedMonth } from '#client/ui/checked-month.tsx'
import { EnlargeablePicture } from '#client/ui/enlargeable-picture.tsx'
import { Stars } from '#client/ui/stars.tsx'
import { listingPicture } from '../listing-picture.ts'
import { type AnyListing, organizationOf, titleOf } from '../listing-values.ts'
import { ContributorCredit } from './contributor-credit.tsx'
import { DetailTitle } from './detail-title.tsx'

export function DetailHeader({ listing, isPage }: { listing: AnyListing; isPage: boolean }) {
  const organization = organizationOf(listing)
  return (
    <header className="flex flex-col gap-4 sm:flex-row sm:gap-6">
      <EnlargeablePicture
        {...listingPicture(listing)}
        photo={listing.photoUrl}
        alt={`Photo of ${titleOf(listing)}`}
        className="aspect-video w-full self-start rounded-lg sm:w-64"
      />
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-2">
        <div>
          <DetailTitle title={titleOf(listing)} isPage={isPage} />
          {organization ? <p className="text-breaks text-ink-soft">{organization}</p> : null}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <AverageRating listing={listing} />
          <span>{countOf(listing.viewCount, 'view')}</span>
          <CheckedMonth at={listing.checkedAt} />
        </div>
        <ContributorCredit contributor={listing.contributor} />
      </div>
    </header>
  )
}

function AverageRating({ listing }: { listing: AnyListing }) {
  const { averageRating, reviewCount } = listing
  if (averageRating === null) return <span>No reviews yet</span>
  return (
    <span className="inline-flex items-center gap-2">
      <Stars value={averageRating} />
      <span>
        <strong aria-hidden="true" className="font-semibold text-ink">
          {averageRating.toFixed(1)}
        </strong>{' '}
        ({countOf(reviewCount, 'review')})
      </span>
    </span>
  )
}
