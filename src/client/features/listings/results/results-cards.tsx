import { Eye, MapPin, ThumbsUp } from 'lucide-react'
import { memo } from 'react'
import { countOf, formatCount } from '#client/lib/count-of.ts'
import { plainText } from '#client/lib/parse-rich-text.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { DeadlineBadge } from '../deadline-badge.tsx'
import { ListingPhoto } from '../listing-photo.tsx'
import { type AnyListing, organizationOf } from '../listing-values.ts'
import { ListingName, type OpenHandlers, ViewButton } from './open-listing.tsx'
import { Rating } from './rating.tsx'
import { TagPreview } from './tag-preview.tsx'

interface ResultsCardsProps {
  /** Undefined while loading. */
  rows: readonly AnyListing[] | undefined
  openHandlers: OpenHandlers
}

export function ResultsCards({ rows, openHandlers }: ResultsCardsProps) {
  return (
    // The key remounts the list for other listings, so that moved cards do not count as layout shift.
    <ul key={rows?.map(({ id }) => id).join()} className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {rows
        ? rows.map((listing) => (
            <li key={listing.id} className={cardStyle}>
              <ListingCard listing={listing} openHandlers={openHandlers} />
            </li>
          ))
        : [1, 2, 3].map((index) => (
            <li key={index} className={cardStyle}>
              <CardSkeleton />
            </li>
          ))}
    </ul>
  )
}

const cardStyle =
  'relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card transition-[border-color,box-shadow] hover:border-accent-line hover:shadow-lift'

/** Reaches the edges of the card. */
const pictureStyle = '-mx-4 -mt-4 aspect-video w-[calc(100%+2rem)] max-w-none rounded-t-[0.9375rem]'

const descriptionLength = 100

interface ListingCardProps {
  listing: AnyListing
  openHandlers: OpenHandlers
}

const ListingCard = memo(function ListingCard({ listing, openHandlers }: ListingCardProps) {
  const organization = organizationOf(listing)
  return (
    <>
      <ListingPhoto listing={listing} className={pictureStyle} />
      <div>
        <h2 className="line-clamp-3 text-base leading-snug wrap-anywhere">
          <ListingName listing={listing} openHandlers={openHandlers} />
        </h2>
        {organization ? <p className="truncate text-sm text-ink-soft">{organization}</p> : null}
      </div>
      {listing.description ? (
        <p className="text-sm text-ink-soft">
          {truncateText(plainText(listing.description), descriptionLength)}
        </p>
      ) : null}
      <TagPreview listing={listing} />
      <div className="mt-auto flex items-end justify-between gap-3 pt-1">
        <div className="flex min-w-0 flex-col items-start gap-1.5 text-sm text-ink-soft">
          <DeadlineBadge listing={listing} />
          {listing.location ? (
            <span className="flex items-center gap-1.5">
              <MapPin aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
              {listing.location}
            </span>
          ) : null}
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {listing.averageRating === null ? 'No reviews yet' : <Rating listing={listing} />}
            <Counter
              Icon={ThumbsUp}
              count={listing.thumbsUpCount}
              label={countOf(listing.thumbsUpCount, 'thumb', 'thumbs')}
            />
            <Counter Icon={Eye} count={listing.viewCount} label={countOf(listing.viewCount, 'view')} />
          </span>
        </div>
        <ViewButton listing={listing} openHandlers={openHandlers} />
      </div>
    </>
  )
})

function Counter({ Icon, count, label }: { Icon: typeof Eye; count: number; label: string }) {
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <Icon aria-hidden="true" className="size-3.5 text-ink-faint" />
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

function CardSkeleton() {
  return (
    <>
      <Skeleton className={pictureStyle} />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <Skeleton className="h-10" />
      <Skeleton className="h-6 w-3/5" />
      <div className="flex items-end justify-between">
        <Skeleton className="h-11 w-2/5" />
        <Skeleton className="h-11 w-18 rounded-full md:h-9" />
      </div>
    </>
  )
}
