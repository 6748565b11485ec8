import { Eye, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { listingValues } from '#client/api/listing-values.ts'
import { formatCount } from '#client/lib/count-of.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { DeadlineBadge } from '../deadline-badge.tsx'
import { type AnyListing, formatFieldValue, kindOfListing } from '../listing-values.ts'
import { hasDeadlines } from '../url-state/list-state.ts'
import { EmptyCell } from './empty-cell.tsx'
import { Rating } from './rating.tsx'

export interface Column {
  label: string
  /** Replaces the label where it would be wider than the column. */
  icon?: ReactNode
  sortBy?: string
  isNumber?: boolean
  width: string
  cell: (listing: AnyListing) => ReactNode
}

export function columnsOf(kind: ListingKind): Column[] {
  return [
    ...('costRange' in kindOf(kind).fields ? [cost] : []),
    ...(hasDeadlines(kind) ? [deadline] : []),
    {
      label: 'Rating',
      sortBy: 'rating',
      isNumber: true,
      width: 'w-23',
      cell: (listing) => <Rating listing={listing} />,
    },
    {
      label: 'Thumbs up',
      icon: <ThumbsUp aria-hidden="true" className="size-4" />,
      sortBy: 'thumbsUp',
      isNumber: true,
      width: 'w-14',
      cell: (listing) => formatCount(listing.thumbsUpCount),
    },
    {
      label: 'Views',
      icon: <Eye aria-hidden="true" className="size-4" />,
      sortBy: 'viewCount',
      isNumber: true,
      width: 'w-16',
      cell: (listing) => formatCount(listing.viewCount),
    },
  ]
}

const cost: Column = {
  label: 'Cost',
  sortBy: 'costRange',
  width: 'w-25',
  cell: (listing) =>
    formatFieldValue(kindOfListing(listing), 'costRange', listingValues(listing).costRange) ?? <EmptyCell />,
}

const deadline: Column = {
  label: 'Deadline',
  sortBy: 'deadline',
  width: 'w-37',
  cell: (listing) => <DeadlineBadge listing={listing} fallback={<EmptyCell />} />,
}
