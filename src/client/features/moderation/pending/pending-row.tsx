import { Check, Pencil, Trash2, Undo2 } from 'lucide-react'
import { ignoreDoubleClick } from '#client/lib/ignore-double-click.ts'
import { plainText } from '#client/lib/parse-rich-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import type { Duplicate, WaitingListing } from '#shared/contract/moderation.ts'
import { elapsedTime } from '../elapsed-time.ts'
import { keyOf, sublineOf, titleOf } from '../listing-labels.ts'
import { DuplicateWarning } from './duplicate-warning.tsx'

export interface RowActions {
  onView: (listing: WaitingListing) => void
  onEdit: (listing: WaitingListing) => void
  onApprove: (listing: WaitingListing) => void
  onReject: (listing: WaitingListing) => void
  onDelete: (listing: WaitingListing) => void
  onSelect: (listing: WaitingListing, isSelected: boolean) => void
  onOpenDuplicate: (listing: WaitingListing, duplicate: Duplicate) => void
}

interface PendingRowProps {
  listing: WaitingListing
  isSelected: boolean
  isBusy: boolean
  actions: RowActions
}

/** The row is focusable for keyboard navigation of the queue. */
export function PendingRow({ listing, isSelected, isBusy, actions }: PendingRowProps) {
  const title = titleOf(listing)
  return (
    <li
      data-queue-row={keyOf(listing)}
      tabIndex={-1}
      className="flex flex-col gap-3 p-4 outline-offset-[-3px] transition-colors focus-visible:bg-accent-soft/40 focus-visible:outline-2 focus-visible:outline-accent sm:p-5"
    >
      <div className="flex flex-col gap-3 lg:flex-row lg:items-start lg:gap-6">
        <div className="flex min-w-0 flex-1">
          <Checkbox
            label=""
            aria-label={`Select ${title}`}
            checked={isSelected}
            onChange={(event) => actions.onSelect(listing, event.target.checked)}
            className="-mt-2 shrink-0 md:-mt-0.5"
          />
          <div className="min-w-0 flex-1">
            <div className="grid items-baseline gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <h3 className="min-w-0 text-base leading-snug wrap-anywhere">
                <button
                  type="button"
                  onClick={() => actions.onView(listing)}
                  className="min-h-6 text-left underline-offset-4 hover:underline"
                >
                  {title}
                </button>
              </h3>
              <p className="text-sm wrap-anywhere text-ink-soft sm:col-span-2">{sublineOf(listing)}</p>
              <SubmittedAgo since={listing.submittedAt} />
            </div>
            <p className="mt-1.5 line-clamp-2 text-sm wrap-anywhere text-ink-soft">
              {plainText(listing.description ?? '')}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2 max-lg:pl-8 lg:shrink-0 lg:justify-end">
          <Button variant="ghost" size="sm" onClick={() => actions.onEdit(listing)}>
            <Pencil aria-hidden="true" />
            Edit<span className="sr-only"> {title}</span>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={ignoreDoubleClick(() => actions.onDelete(listing))}
            className="hover:text-danger"
          >
            <Trash2 aria-hidden="true" />
            Delete<span className="sr-only"> {title}</span>
          </Button>
          <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => actions.onReject(listing)}>
            <Undo2 aria-hidden="true" />
            Not approved<span className="sr-only">: {title}</span>
          </Button>
          <Button size="sm" loading={isBusy} onClick={() => actions.onApprove(listing)}>
            {isBusy ? null : <Check aria-hidden="true" />}
            Approve<span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
      <DuplicateWarning
        duplicates={listing.duplicates}
        onOpen={(duplicate) => actions.onOpenDuplicate(listing, duplicate)}
      />
    </li>
  )
}

function SubmittedAgo({ since }: { since: string | null }) {
  if (since === null) return null
  const elapsed = elapsedTime(since, new Date())
  return (
    <p className="text-xs text-ink-faint max-sm:mt-0.5 sm:col-start-2 sm:row-start-1">
      <span className="sr-only">Submitted </span>
      <time dateTime={since}>{elapsed === 'just now' ? elapsed : `${elapsed} ago`}</time>
    </p>
  )
}
