import { Star } from 'lucide-react'
import { countOf, formatCount } from '#client/lib/count-of.ts'
import { Stars } from '#client/ui/stars.tsx'
import type { ReviewSummary as Summary } from '#shared/contract/reviews.ts'
import { starBars } from './star-bars.ts'

export function ReviewSummary({ summary }: { summary: Summary }) {
  const average = summary.average ?? 0
  return (
    <div className="flex flex-col gap-x-10 gap-y-5 rounded-lg bg-sunken p-5 sm:flex-row sm:items-center">
      <div className="flex items-center gap-4 sm:flex-col sm:gap-1.5">
        <p aria-hidden="true" className="font-display text-display leading-none font-semibold tabular-nums">
          {average.toFixed(1)}
        </p>
        <div className="flex flex-col gap-1 sm:items-center">
          <Stars value={average} />
          <p className="text-sm text-ink-soft">{countOf(summary.count, 'review')}</p>
        </div>
      </div>
      <ul aria-label="Reviews by number of stars" className="flex max-w-lg flex-1 flex-col gap-1.5">
        {starBars(summary).map(({ stars, count: given, share }) => (
          <li key={stars} className="flex items-center gap-3 text-sm text-ink-soft tabular-nums">
            <span aria-hidden="true" className="flex w-7 items-center justify-end gap-1">
              {stars}
              <Star className="size-3.5 shrink-0 fill-star text-star" />
            </span>
            <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-line">
              <span className="block h-full rounded-full bg-star" style={{ width: `${share * 100}%` }} />
            </span>
            <span aria-hidden="true" className="w-9">
              {formatCount(given)}
            </span>
            <span className="sr-only">
              {countOf(stars, 'star')}: {countOf(given, 'review')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
