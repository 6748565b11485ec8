import { Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { listingValues } from '#client/api/listing-values.ts'
import { afterPress } from '#client/lib/after-press.ts'
import { cx } from '#client/lib/cx.ts'
import { formatDay } from '#client/lib/format-day.ts'
import { plainText } from '#client/lib/parse-rich-text.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { heldStyle, RowActions } from '#client/ui/row-actions.tsx'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { keyOf, kindOfListing, sublineOf, titleOf } from '../listing-labels.ts'

export interface ListingResultActions {
  onEdit: (listing: ModeratedListing) => void
  onSetActive: (listing: ModeratedListing, isActive: boolean) => void
  onDelete: (listing: ModeratedListing) => void
}

interface ListingResultProps {
  listing: ModeratedListing
  /** An extra badge, such as the closing date. */
  note?: string
  /** Shows the kind, in a list of several kinds. */
  showsKind?: boolean
  held: HeldRows
  actions: ListingResultActions
}

const descriptionLength = 100

export function ListingResult({ listing, note, showsKind = false, held, actions }: ListingResultProps) {
  const title = titleOf(listing)
  const kind = kindOf(kindOfListing(listing))
  const description = truncateText(plainText(listing.description ?? ''), descriptionLength)
  const rowKey = keyOf(listing)
  const heldRow = held.of(rowKey)
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className={cx('flex flex-col gap-2', heldRow && heldStyle)}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-base leading-snug wrap-anywhere">{title}</h3>
          {showsKind ? <Badge>{kind.names.label}</Badge> : null}
          {listing.isActive ? null : <Badge tone="danger">Deactivated</Badge>}
          {note ? <Badge>{note}</Badge> : null}
        </div>
        <p className="text-sm wrap-anywhere text-ink-soft">
          <DottedText parts={sublineOf(listing)} />
        </p>
        {kind.hasDates ? <DateLine listing={listing} /> : null}
        {description ? <p className="text-sm wrap-anywhere text-ink-soft">{description}</p> : null}
      </div>
      <RowActions held={heldRow} name={title} rowKey={rowKey} guard={held.guard} align="start">
        <Button variant="secondary" size="sm" onClick={held.guard(rowKey, () => actions.onEdit(listing))}>
          <Pencil aria-hidden="true" />
          Edit<span className="sr-only"> {title}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={afterPress(held.guard(rowKey, () => actions.onSetActive(listing, !listing.isActive)))}
        >
          {listing.isActive ? <PowerOff aria-hidden="true" /> : <Power aria-hidden="true" />}
          {listing.isActive ? 'Deactivate' : 'Activate'}
          <span className="sr-only"> {title}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={afterPress(held.guard(rowKey, () => actions.onDelete(listing)))}
          className="hover:text-danger"
        >
          <Trash2 aria-hidden="true" />
          Delete<span className="sr-only"> {title}</span>
        </Button>
      </RowActions>
    </li>
  )
}

function DateLine({ listing }: { listing: ModeratedListing }) {
  const { eventDate, venue } = listingValues(listing)
  const parts = [typeof eventDate === 'string' ? formatDay(eventDate) : null, venue].filter(Boolean)
  return <p className="text-sm wrap-anywhere text-ink-soft">{parts.join('\u00a0· ')}</p>
}
