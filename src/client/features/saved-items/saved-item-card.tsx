import { BadgeCheck, BookmarkX, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterPress } from '#client/lib/after-press.ts'
import { cx } from '#client/lib/cx.ts'
import { formatDate } from '#client/lib/format-date.ts'
import { plainText } from '#client/lib/parse-rich-text.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import type { HeldRow, HeldRows } from '#client/lib/use-held-rows.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { CheckedMonth } from '#client/ui/checked-month.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { heldStyle, RowActions } from '#client/ui/row-actions.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import type { Deadline } from '#shared/listings/deadline.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { type SavedListing, savedKey } from './saved-listing.ts'

interface SavedItemCardProps {
  item: SavedListing
  savedAt: string
  photo: ReactNode
  /** Pay, cost, ages and so on. */
  facts: ReactNode
  compare: ReactNode
  /** Status, note and checklist. */
  tracker: ReactNode
  held: HeldRow | undefined
  guard: HeldRows['guard']
  onView: () => void
  onRemove: () => void
}

const descriptionLength = 100
const shownCategories = 2

export function SavedItemCard(props: SavedItemCardProps) {
  const { item, savedAt, photo, facts, compare, tracker, held, guard, onView, onRemove } = props
  const { kind, title, subline, description, categories, website, isAvailable, deadline, checkedAt } = item
  const hiddenCount = categories.length - shownCategories
  const dimmed = held && heldStyle
  return (
    <article
      className={cx(
        'grid h-full grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4 gap-y-3 rounded-lg border border-line p-4 shadow-card sm:p-5',
        held ? 'bg-sunken' : 'bg-surface',
      )}
    >
      <div className={isAvailable && !held ? undefined : 'opacity-55 grayscale'}>{photo}</div>
      <div className={cx('min-w-0', dimmed)}>
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
          {deadline ? (
            <Badge tone={tones[deadline.state]}>
              {[deadline.text, deadline.note].filter(Boolean).join('\u00a0· ')}
            </Badge>
          ) : null}
        </div>
        <h2 className="text-base leading-snug wrap-anywhere">{title}</h2>
        {subline ? <p className="text-sm wrap-anywhere text-ink-soft">{subline}</p> : null}
        {facts}
      </div>
      <Tooltip text="Remove">
        <IconButton
          label={`Remove ${title}`}
          data-hidden={held ? '' : undefined}
          onClick={afterPress(guard(savedKey(item), onRemove))}
          className={cx('-mt-2 -mr-2', held && 'invisible')}
        >
          <BookmarkX aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <div className="col-span-full flex flex-col gap-3 sm:col-start-2">
        {description ? (
          <p className={cx('text-sm', held ? 'text-ink-faint' : 'text-ink-soft')}>
            {truncateText(plainText(description), descriptionLength)}
          </p>
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
        {held ? null : tracker}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <p className="flex flex-wrap gap-x-4 text-xs text-ink-faint">
            <span>
              Saved <time dateTime={savedAt}>{formatDate(savedAt)}</time>
            </span>
            <CheckedMonth at={checkedAt} />
          </p>
          <RowActions
            held={held}
            name={title}
            rowKey={savedKey(item)}
            guard={guard}
            className="min-h-11 min-w-44 md:min-h-9"
          >
            {isAvailable ? compare : null}
            {isAvailable && website ? (
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
            {isAvailable ? (
              <Button variant="secondary" size="sm" onClick={onView}>
                View Details<span className="sr-only"> of {title}</span>
              </Button>
            ) : null}
          </RowActions>
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
  runs: 'accent',
} as const satisfies Record<Deadline['state'], string>
