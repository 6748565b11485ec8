import { CircleCheck, Eye, Star, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CommunityEvent } from '#client/api/events.ts'
import { countOf } from '#client/lib/count-of.ts'
import { formatMonth } from '#client/lib/format-month.ts'

/** Events have no reviews, so the rating is usually missing. */
export function ActivityLine({ event }: { event: CommunityEvent }) {
  const { viewCount, thumbsUpCount, averageRating } = event
  return (
    <section aria-label="Activity">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <Figure Icon={Eye}>{countOf(viewCount, 'view')}</Figure>
        <Figure Icon={ThumbsUp}>{countOf(thumbsUpCount, 'like')}</Figure>
        <Figure Icon={Star}>
          {averageRating === null ? 'No ratings yet' : `Rated ${averageRating.toFixed(1)}`}
        </Figure>
        {event.checkedAt ? <Figure Icon={CircleCheck}>Checked {formatMonth(event.checkedAt)}</Figure> : null}
      </ul>
    </section>
  )
}

function Figure({ Icon, children }: { Icon: typeof Eye; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5 tabular-nums">
      <Icon aria-hidden="true" className="size-3.5 text-ink-faint" />
      {children}
    </li>
  )
}
