import { ArchiveRestore } from 'lucide-react'
import { afterPress } from '#client/lib/after-press.ts'
import { countOf } from '#client/lib/count-of.ts'
import { cx } from '#client/lib/cx.ts'
import { formatDateTime } from '#client/lib/format-date-time.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { useStableRows } from '#client/lib/use-stable-rows.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { heldStyle, RowActions } from '#client/ui/row-actions.tsx'
import { kindOf } from '#shared/listings/kinds.ts'
import { keyOf, kindOfListing } from '../listing-labels.ts'
import { daysLeft, deletedBy, type TrashedListing } from './trash-labels.ts'

interface TrashListProps {
  items: TrashedListing[]
  held: HeldRows
  onRestore: (listing: TrashedListing) => void
}

export function TrashList({ items, held, onRestore }: TrashListProps) {
  const rows = useStableRows(items, keyOf, (key) => held.of(key) !== undefined)
  return (
    <ul className="divide-y divide-line">
      {rows.map((listing) => (
        <TrashRow
          key={listing.id}
          listing={listing}
          held={held}
          onRestore={held.guard(keyOf(listing), () => onRestore(listing))}
        />
      ))}
    </ul>
  )
}

interface TrashRowProps {
  listing: TrashedListing
  held: HeldRows
  onRestore: () => void
}

function TrashRow({ listing, held, onRestore }: TrashRowProps) {
  const { title, organization, location, wasLive, reviewCount, deletedAt } = listing
  const heldRow = held.of(keyOf(listing))
  const subline = [organization, location, reviewCount > 0 && countOf(reviewCount, 'review')].filter(Boolean)
  return (
    <li className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:gap-6">
      <div className={cx('min-w-0 flex-1', heldRow && heldStyle)}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="min-w-0 text-base leading-snug wrap-anywhere">{title}</h3>
          <Badge>{kindOf(kindOfListing(listing)).names.label}</Badge>
          {wasLive ? <Badge tone="accent">Was live</Badge> : null}
        </div>
        {subline.length > 0 ? (
          <p className="text-sm wrap-anywhere text-ink-soft">
            <DottedText parts={subline} />
          </p>
        ) : null}
        <p className="text-sm text-ink-faint">
          {deletedBy(listing)},{' '}
          <span className="whitespace-nowrap">
            <time dateTime={deletedAt}>{formatDateTime(deletedAt)}</time> ·
          </span>{' '}
          <span className="whitespace-nowrap">{daysLeft(listing, new Date())}</span>
        </p>
      </div>
      <RowActions
        held={heldRow}
        name={title}
        rowKey={keyOf(listing)}
        guard={held.guard}
        className="sm:shrink-0"
      >
        <Button variant="secondary" size="sm" onClick={afterPress(onRestore)}>
          <ArchiveRestore aria-hidden="true" />
          Restore<span className="sr-only"> {title}</span>
        </Button>
      </RowActions>
    </li>
  )
}
