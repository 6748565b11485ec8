import { Eye, Star, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CommunityEvent } from '#client/api/events.ts'
import { countOf } from '#client/lib/count-of.ts'

/** Events have no reviews, so the rating is usually missing. */
export function ActivityBox({ event }: { event: CommunityEvent }) {
  const { viewCount, thumbsUpCount, averageRating } = event
  return (
    <section aria-label="Activity">
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5 rounded-md bg-sunken px-4 py-3 text-sm text-ink-soft">
        <Figure Icon={Eye}>{countOf(viewCount, 'view')}</Figure>
        <Figure Icon={ThumbsUp}>{countOf(thumbsUpCount, 'like')}</Figure>
        <Figure Icon={Star}>
          {averageRating === null ? 'No ratings yet' : `Rated ${averageRating.toFixed(1)}`}
        </Figure>
      </ul>
    </section>
  )
}

function Figure({ Icon, children }: { Icon: typeof Eye; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2 tabular-nums">
      <Icon aria-hidden="true" className="size-4 text-ink-faint" />
      {children}
    </li>
  )
}
