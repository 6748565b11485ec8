import { Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { listingValues } from '#client/api/listing-values.ts'
import { formatDay } from '#client/lib/format-day.ts'
import { ignoreDoubleClick } from '#client/lib/ignore-double-click.ts'
import { moveFocusToNextRow } from '#client/lib/move-focus.ts'
import { plainText } from '#client/lib/parse-rich-text.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { kindOfListing, sublineOf, titleOf } from '../listing-labels.ts'

export interface ListingResultActions {
  onEdit: (listing: ModeratedListing) => void
  onSetActive: (listing: ModeratedListing, isActive: boolean) => void
  onDelete: (listing: ModeratedListing) => void
}

interface ListingResultProps {
  listing: ModeratedListing
  /** An extra badge, such as the closing date. */
  note?: string
  isBusy: boolean
  actions: ListingResultActions
}

const descriptionLength = 100

export function ListingResult({ listing, note, isBusy, actions }: ListingResultProps) {
  const title = titleOf(listing)
  const description = truncateText(plainText(listing.description ?? ''), descriptionLength)
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-base leading-snug wrap-anywhere">{title}</h3>
        {listing.isActive ? null : <Badge tone="danger">Deactivated</Badge>}
        {note ? <Badge>{note}</Badge> : null}
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">{sublineOf(listing)}</p>
      {kindOf(kindOfListing(listing)).hasDates ? <DateLine listing={listing} /> : null}
      {description ? <p className="text-sm wrap-anywhere text-ink-soft">{description}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => actions.onEdit(listing)}>
          <Pencil aria-hidden="true" />
          Edit<span className="sr-only"> {title}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          loading={isBusy}
          onClick={ignoreDoubleClick(() => actions.onSetActive(listing, !listing.isActive))}
        >
          {isBusy ? null : listing.isActive ? <PowerOff aria-hidden="true" /> : <Power aria-hidden="true" />}
          {listing.isActive ? 'Deactivate' : 'Activate'}
          <span className="sr-only"> {title}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={ignoreDoubleClick(({ currentTarget }) => {
            moveFocusToNextRow(currentTarget)
            actions.onDelete(listing)
          })}
          className="hover:text-danger"
        >
          <Trash2 aria-hidden="true" />
          Delete<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  )
}

function DateLine({ listing }: { listing: ModeratedListing }) {
  const { eventDate, venue } = listingValues(listing)
  const parts = [typeof eventDate === 'string' ? formatDay(eventDate) : null, venue].filter(Boolean)
  return <p className="text-sm wrap-anywhere text-ink-soft">{parts.join(' · ')}</p>
}
