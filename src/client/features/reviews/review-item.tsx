import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDate } from '#client/lib/format-date.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Stars } from '#client/ui/stars.tsx'
import type { Review } from '#shared/contract/reviews.ts'

interface ReviewItemProps {
  review: Review
  /** Omitted when the viewer cannot edit it. */
  onEdit?: () => void
  report: ReactNode
  /** The owner's reply, or the button to write it. */
  reply: ReactNode
}

export function ReviewItem({ review, onEdit, report, reply }: ReviewItemProps) {
  const { reviewer, title, rating, content } = review
  // A deleted account has no reviewer.
  const name = reviewer?.displayName ?? 'Anonymous User'
  return (
    <article aria-label={`Review by ${name}`} className="flex flex-col gap-3 py-5">
      <header className="flex gap-3">
        <Avatar src={reviewer?.profileImageUrl} name={name} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            {reviewer ? <Badge tone="accent">{reviewer.levelName}</Badge> : null}
            {reviewer?.isNewUser ? <Badge>New</Badge> : null}
          </p>
          <p className="text-xs text-ink-faint">
            <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
            {isEdited(review) ? ', edited' : ''}
          </p>
        </div>
        <div className="-mt-1.5 -mr-2 flex shrink-0 self-start">
          {onEdit ? (
            <Button variant="ghost" size="sm" onClick={onEdit}>
              <Pencil aria-hidden="true" />
              <span className="max-sm:sr-only">Edit</span>
            </Button>
          ) : null}
          {report}
        </div>
      </header>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Stars value={rating} />
        <h4 className="min-w-0 font-semibold wrap-anywhere">{title}</h4>
      </div>
      {content ? <ReviewText text={content} /> : null}
      {reply}
    </article>
  )
}

/** Longer reviews are clamped. */
const maxCollapsedLength = 500

function ReviewText({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(text.length <= maxCollapsedLength)
  return (
    <div>
      <p
        className={`max-w-prose text-sm wrap-anywhere whitespace-pre-line text-ink-soft ${isExpanded ? '' : 'line-clamp-6'}`}
      >
        {text}
      </p>
      {isExpanded ? null : (
        <Button variant="text" size="sm" className="-ml-3.5" onClick={() => setExpanded(true)}>
          Read more
        </Button>
      )}
    </div>
  )
}

function isEdited({ createdAt, updatedAt }: Review) {
  return updatedAt !== createdAt
}
