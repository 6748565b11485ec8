import { ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '#client/lib/count-of.ts'
import { factLabels } from '#shared/listings/deciding-facts.ts'
import type { KindShape } from '#shared/listings/define-kind.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { DeadlineBadge } from '../deadline-badge.tsx'
import { listingFacts } from '../listing-facts.ts'
import type { AnyListing } from '../listing-values.ts'
import { hasDeadlines } from '../url-state/list-state.ts'
import { EmptyCell } from './empty-cell.tsx'
import { Rating } from './rating.tsx'

export interface Column {
  label: string
  /** Replaces a label that is wider than the column. */
  icon?: ReactNode
  sortBy?: string
  isNumber?: boolean
  width: string
  cell: (listing: AnyListing) => ReactNode
}

/** The kind's first fact has its own column; the others are below the name. */
export function columnsOf(kind: ListingKind): Column[] {
  return [
    ...firstFactColumn(kindOf(kind)),
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
  ]
}

function firstFactColumn({ facts: [first], sorts }: KindShape): Column[] {
  if (!first) return []
  const cell = (listing: AnyListing) => {
    const text = listingFacts(listing).find(({ fact }) => fact === first.fact)?.text
    return text === undefined ? <EmptyCell /> : <span className="wrap-anywhere">{text}</span>
  }
  const field = 'field' in first ? first.field : undefined
  const sortBy = sorts.find((sort) => sort === field)
  return [{ label: factLabels[first.fact], sortBy, width: 'w-27', cell }]
}

const deadline: Column = {
  label: 'Deadline',
  sortBy: 'deadline',
  width: 'w-32',
  cell: (listing) => <DeadlineBadge listing={listing} fallback={<EmptyCell />} isStacked />,
}
