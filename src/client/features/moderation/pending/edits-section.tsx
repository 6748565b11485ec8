import { Check, CornerUpLeft } from 'lucide-react'
import { useId } from 'react'
import { afterPress } from '#client/lib/after-press.ts'
import { countOf } from '#client/lib/count-of.ts'
import { cx } from '#client/lib/cx.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { useStableRows } from '#client/lib/use-stable-rows.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button, type ButtonProps } from '#client/ui/button.tsx'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { heldStyle, RowActions } from '#client/ui/row-actions.tsx'
import type { PendingEdit } from '#shared/contract/moderation.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { timeAgo } from '../elapsed-time.ts'
import { keyOf, kindOfListing, sublineOf, titleOf } from '../listing-labels.ts'
import { EditComparison } from './edit-comparison.tsx'

interface EditsSectionProps {
  edits: PendingEdit[]
  held: HeldRows
  onApprove: (edit: PendingEdit) => void
  onReject: (edit: PendingEdit) => void
}

/** Proposed changes to live listings, which stay unchanged until an admin decides. */
export function EditsSection({ edits, held, onApprove, onReject }: EditsSectionProps) {
  const headingId = useId()
  const rows = useStableRows(
    edits,
    ({ listing }) => keyOf(listing),
    (key) => held.of(key) !== undefined,
  )
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-surface shadow-card">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 sm:px-5">
        <h2 id={headingId} className="text-lg">
          Edits of live listings
        </h2>
        <p className="text-sm text-ink-soft">{countOf(edits.length, 'change')} to compare</p>
      </header>
      <ul className="divide-y divide-line">
        {rows.map((edit) => (
          <EditRow
            key={keyOf(edit.listing)}
            edit={edit}
            held={held}
            onApprove={afterPress(held.guard(keyOf(edit.listing), () => onApprove(edit)))}
            onReject={held.guard(keyOf(edit.listing), () => onReject(edit))}
          />
        ))}
      </ul>
    </section>
  )
}

interface EditRowProps {
  edit: PendingEdit
  held: HeldRows
  onApprove: ButtonProps['onClick']
  onReject: () => void
}

function EditRow({ edit, held, onApprove, onReject }: EditRowProps) {
  const { listing, submittedAt } = edit
  const title = titleOf(listing)
  const heldRow = held.of(keyOf(listing))
  return (
    <li className={cx('isolate flex flex-col gap-3 p-4 sm:p-5', heldRow && 'bg-sunken last:rounded-b-lg')}>
      <div className={cx('flex flex-col gap-3', heldRow && heldStyle)}>
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="text-base leading-snug wrap-anywhere">{title}</h3>
          <Badge>{kindOf(kindOfListing(listing)).names.label}</Badge>
          <p className="text-xs text-ink-faint sm:ml-auto">{timeAgo(submittedAt, new Date())}</p>
        </div>
        <p className="-mt-2 text-sm text-ink-soft">
          <DottedText parts={sublineOf(listing)} />
        </p>
        <EditComparison edit={edit} />
      </div>
      <RowActions held={heldRow} name={title} rowKey={keyOf(listing)} guard={held.guard}>
        <Button variant="secondary" size="sm" onClick={onReject}>
          <CornerUpLeft aria-hidden="true" />
          Send back…<span className="sr-only"> the edit of {title}</span>
        </Button>
        <Button size="sm" onClick={onApprove}>
          <Check aria-hidden="true" />
          Approve edit<span className="sr-only"> of {title}</span>
        </Button>
      </RowActions>
    </li>
  )
}
