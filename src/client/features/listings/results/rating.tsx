import { Star } from 'lucide-react'
import { formatCount } from '#client/lib/count-of.ts'
import type { AnyListing } from '../listing-values.ts'
import { EmptyCell } from './empty-cell.tsx'

export function Rating({ listing }: { listing: AnyListing }) {
  const { averageRating, reviewCount } = listing
  if (averageRating === null) return <EmptyCell label="No reviews yet" />
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <Star aria-hidden="true" className="size-3.5 fill-star text-star" />
      <span className="sr-only">Rated </span>
      {averageRating.toFixed(1)}
      <span className="text-xs text-ink-faint">
        ({formatCount(reviewCount)}
        <span className="sr-only">{reviewCount === 1 ? ' review' : ' reviews'}</span>)
      </span>
    </span>
  )
}
