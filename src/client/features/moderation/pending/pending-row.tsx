import { Check, CornerUpLeft, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { afterPress } from '#client/lib/after-press.ts'
import { cx } from '#client/lib/cx.ts'
import { plainText } from '#client/lib/parse-rich-text.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import type { HeldRow, HeldRows } from '#client/lib/use-held-rows.ts'
import { Button } from '#client/ui/button.tsx'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { OptimisticCheckbox } from '#client/ui/optimistic-checkbox.tsx'
import { heldStyle, RowActions } from '#client/ui/row-actions.tsx'
import type { Duplicate, WaitingListing } from '#shared/contract/moderation.ts'
import { timeAgo } from '../elapsed-time.ts'
import { keyOf, sublineOf, titleOf } from '../listing-labels.ts'
import { DuplicateWarning } from './duplicate-warning.tsx'

export interface PendingRowActions {
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
  held: HeldRows
  actions: PendingRowActions
}

/** The row is focusable for keyboard navigation of the queue. */
export function PendingRow({ listing, isSelected, held, actions }: PendingRowProps) {
  const heldRow = held.of(keyOf(listing))
  // The list from the server updates a moment later.
  const isStillThere = ({ id }: Duplicate) => !goneLabels.has(held.of(keyOf({ ...listing, id }))?.label ?? '')
  return (
    <li
      data-queue-row={keyOf(listing)}
      data-held={heldRow ? '' : undefined}
      tabIndex={-1}
      className={cx(
        'isolate flex flex-col gap-3 p-4 outline-offset-[-3px] transition-colors focus-visible:bg-accent-soft/40 focus-visible:outline-2 focus-visible:outline-accent sm:p-5',
        heldRow && 'bg-sunken last:rounded-b-lg',
      )}
    >
      <RowContent
        listing={listing}
        isSelected={isSelected}
        heldRow={heldRow}
        guard={held.guard}
        actions={actions}
      />
      <DuplicateWarning
        duplicates={listing.duplicates.filter(isStillThere)}
        keepsSpace={held.size > 0}
        isHidden={heldRow !== undefined}
        onOpen={(duplicate) => actions.onOpenDuplicate(listing, duplicate)}
      />
    </li>
  )
}

interface RowContentProps extends Omit<PendingRowProps, 'held'> {
  heldRow: HeldRow | undefined
  guard: HeldRows['guard']
}

/** Memoized: an action on one row of a long queue does not re-render the others. */
const RowContent = memo(function RowContent({
  listing,
  isSelected,
  heldRow,
  guard,
  actions,
}: RowContentProps) {
  const title = titleOf(listing)
  const act = (action: (listing: WaitingListing) => void) => guard(keyOf(listing), () => action(listing))
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-start lg:gap-6">
      <div className={cx('flex min-w-0 flex-1', heldRow && heldStyle)}>
        <OptimisticCheckbox
          label=""
          aria-label={`Select ${title}`}
          checked={isSelected}
          disabled={heldRow !== undefined}
          onChange={(isChecked) => actions.onSelect(listing, isChecked)}
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
            <p className="text-sm wrap-anywhere text-ink-soft sm:col-span-2">
              <DottedText parts={sublineOf(listing)} />
            </p>
            <SubmittedAgo since={listing.submittedAt} />
          </div>
          <p className="mt-1.5 line-clamp-4 text-sm wrap-anywhere text-ink-soft sm:line-clamp-2">
            {truncateText(plainText(listing.description ?? ''), 150)}
          </p>
        </div>
      </div>
      <RowActions
        held={heldRow}
        name={title}
        rowKey={keyOf(listing)}
        guard={guard}
        className="max-lg:pl-8 lg:shrink-0"
      >
        <Button variant="ghost" size="sm" onClick={act(actions.onEdit)} className="max-sm:-ml-3.5">
          <Pencil aria-hidden="true" />
          Edit<span className="sr-only"> {title}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={afterPress(act(actions.onDelete))}
          className="hover:text-danger"
        >
          <Trash2 aria-hidden="true" />
          Delete<span className="sr-only"> {title}</span>
        </Button>
        <Button variant="secondary" size="sm" onClick={act(actions.onReject)}>
          <CornerUpLeft aria-hidden="true" />
          Send back…<span className="sr-only"> {title}</span>
        </Button>
        <Button size="sm" onClick={afterPress(act(actions.onApprove))}>
          <Check aria-hidden="true" />
          Approve<span className="sr-only"> {title}</span>
        </Button>
      </RowActions>
    </div>
  )
})

/** Actions that remove a listing from the queue without publishing it. */
const goneLabels: ReadonlySet<string> = new Set(['Deleted', 'Sent back'])

function SubmittedAgo({ since }: { since: string | null }) {
  if (since === null) return null
  return (
    <p className="text-xs text-ink-faint max-sm:mt-0.5 sm:col-start-2 sm:row-start-1">
      <span className="sr-only">Submitted </span>
      <time dateTime={since}>{timeAgo(since, new Date())}</time>
    </p>
  )
}
