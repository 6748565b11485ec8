import { BadgeCheck, BookmarkX, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '#client/lib/format-date.ts'
import { ignoreDoubleClick } from '#client/lib/ignore-double-click.ts'
import { plainText } from '#client/lib/parse-rich-text.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import type { Deadline } from '#shared/listings/deadline.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import type { SavedListing } from './saved-listing.ts'

interface SavedItemCardProps {
  item: SavedListing
  savedAt: string
  photo: ReactNode
  onView: () => void
  onRemove: () => void
}

const descriptionLength = 100
const shownCategories = 2

export function SavedItemCard({ item, savedAt, photo, onView, onRemove }: SavedItemCardProps) {
  const { kind, title, subline, description, categories, website, isAvailable, deadline } = item
  const hiddenCount = categories.length - shownCategories
  return (
    <article className="grid h-full grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className={isAvailable ? undefined : 'opacity-55 grayscale'}>{photo}</div>
      <div className="min-w-0">
        <div className="mb-1.5 flex flex-wrap gap-1.5">
          <Badge>{kindOf(kind).names.label}</Badge>
          {isAvailable ? (
            <Badge tone="accent">
              <BadgeCheck aria-hidden="true" className="size-3.5" />
              Verified
            </Badge>
          ) : (
            <Badge tone="danger">No longer available</Badge>
          )}
          {deadline ? <Badge tone={tones[deadline.state]}>{deadline.words}</Badge> : null}
        </div>
        <h2 className="text-base leading-snug wrap-anywhere">{title}</h2>
        {subline ? <p className="text-sm wrap-anywhere text-ink-soft">{subline}</p> : null}
      </div>
      <Tooltip text="Remove">
        <IconButton label={`Remove ${title}`} onClick={ignoreDoubleClick(onRemove)} className="-mt-2 -mr-2">
          <BookmarkX aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <div className="col-span-full flex flex-col gap-3 sm:col-start-2">
        {description ? (
          <p className="text-sm text-ink-soft">{truncateText(plainText(description), descriptionLength)}</p>
        ) : null}
        {categories.length > 0 ? (
          <p className="flex flex-wrap gap-1">
            {categories.slice(0, shownCategories).map((category) => (
              <span key={category} className="rounded-sm bg-sunken px-2 py-0.5 text-xs text-ink-soft">
                {category}
              </span>
            ))}
            {hiddenCount > 0 ? (
              <span className="px-1 py-0.5 text-xs text-ink-faint">+{hiddenCount} more</span>
            ) : null}
          </p>
        ) : null}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <p className="text-xs text-ink-faint">
            Saved <time dateTime={savedAt}>{formatDate(savedAt)}</time>
          </p>
          {isAvailable ? (
            <div className="flex flex-wrap gap-2">
              {website ? (
                <a
                  href={website}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={buttonStyle({ variant: 'ghost', size: 'sm' })}
                >
                  <ExternalLink aria-hidden="true" />
                  Visit Website
                  <span className="sr-only"> of {title}, opens in a new tab</span>
                </a>
              ) : null}
              <Button variant="secondary" size="sm" onClick={onView}>
                View Details<span className="sr-only"> of {title}</span>
              </Button>
            </div>
          ) : null}
        </div>
      </div>
    </article>
  )
}

const tones = {
  opens: 'neutral',
  open: 'accent',
  closing: 'danger',
  closed: 'neutral',
  rolling: 'accent',
} as const satisfies Record<Deadline['state'], string>
