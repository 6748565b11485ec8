import { ThumbsUp } from 'lucide-react'
import { memo } from 'react'
import { countOf, formatCount } from '#client/lib/count-of.ts'
import { plainText } from '#client/lib/parse-rich-text.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { CheckedMonth } from '#client/ui/checked-month.tsx'
import { ItemLink, type OpenHandlers, ViewButton } from '#client/ui/open-item.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { DeadlineBadge } from '../deadline-badge.tsx'
import { listingFacts } from '../listing-facts.ts'
import { ListingPhoto } from '../listing-photo.tsx'
import { type AnyListing, titleOf } from '../listing-values.ts'
import { FactLine } from './fact-line.tsx'
import type { ListingSlots } from './listing-slots.ts'
import { PlaceLine } from './place-line.tsx'
import { Rating } from './rating.tsx'
import { TagPreview } from './tag-preview.tsx'

interface ResultsCardsProps {
  /** Undefined while loading. */
  rows: readonly AnyListing[] | undefined
  openHandlers: OpenHandlers
  slots: ListingSlots
}

export function ResultsCards({ rows, openHandlers, slots }: ResultsCardsProps) {
  return (
    // The key remounts the list for other listings, so that moved cards do not count as layout shift.
    <ul
      key={rows?.map(({ id }) => id).join()}
      className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3"
    >
      {rows
        ? rows.map((listing, index) => (
            <li key={listing.id} className={cardStyle}>
              <ListingCard {...{ listing, openHandlers, slots }} isEager={index < 2} />
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

/** On the picture, in the usual corner. */
const saveStyle = 'absolute top-2 right-2 z-1 rounded-full bg-surface/90 shadow-card'

const descriptionLength = 100

interface ListingCardProps {
  listing: AnyListing
  openHandlers: OpenHandlers
  slots: ListingSlots
  isEager: boolean
}

const ListingCard = memo(function ListingCard({ listing, openHandlers, slots, isEager }: ListingCardProps) {
  return (
    <>
      <ListingPhoto listing={listing} className={pictureStyle} isEager={isEager} />
      <div className="flex flex-col gap-1">
        <h2 className="text-base leading-snug wrap-anywhere">
          <ItemLink id={listing.id} title={titleOf(listing)} openHandlers={openHandlers} />
        </h2>
        <PlaceLine listing={listing} className="text-sm text-ink-faint wrap-anywhere" />
        <FactLine facts={listingFacts(listing)} className="text-sm text-ink-soft" />
        <span className="mt-1 flex empty:hidden">
          <DeadlineBadge listing={listing} />
        </span>
      </div>
      {slots.save ? <span className={saveStyle}>{slots.save(listing)}</span> : null}
      {listing.description ? (
        <p className="text-sm text-ink-soft">
          {truncateText(plainText(listing.description), descriptionLength)}
        </p>
      ) : null}
      <TagPreview listing={listing} />
      <div className="mt-auto flex items-end justify-between gap-3 pt-1">
        <div className="flex min-w-0 flex-col items-start gap-1.5 text-sm text-ink-soft">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {listing.averageRating === null ? 'No reviews yet' : <Rating listing={listing} />}
            <span className="inline-flex items-center gap-1 tabular-nums">
              <ThumbsUp aria-hidden="true" className="size-3.5 text-ink-faint" />
              <span aria-hidden="true">{formatCount(listing.thumbsUpCount)}</span>
              <span className="sr-only">{countOf(listing.thumbsUpCount, 'thumb', 'thumbs')}</span>
            </span>
          </span>
          <CheckedMonth at={listing.checkedAt} className="text-xs text-ink-faint" />
        </div>
        <ViewButton id={listing.id} title={titleOf(listing)} openHandlers={openHandlers} />
      </div>
    </>
  )
})

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
