import { Check, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { countOf } from '#client/lib/count-of.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import type { PendingEdit } from '#shared/contract/moderation.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { elapsedTime } from '../elapsed-time.ts'
import { keyOf, kindOfListing, sublineOf, titleOf } from '../listing-labels.ts'
import { EditComparison } from './edit-comparison.tsx'

interface EditsSectionProps {
  edits: PendingEdit[]
  busy: ReadonlySet<string>
  onApprove: (edit: PendingEdit) => void
  onReject: (edit: PendingEdit) => void
}

/** Proposed changes to live listings, which stay unchanged until an admin decides. */
export function EditsSection({ edits, busy, onApprove, onReject }: EditsSectionProps) {
  const headingId = useId()
  if (edits.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-surface shadow-card">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 sm:px-5">
        <h2 id={headingId} className="text-lg">
          Edits of live listings
        </h2>
        <p className="text-sm text-ink-soft">{countOf(edits.length, 'change')} to compare</p>
      </header>
      <ul className="divide-y divide-line">
        {edits.map((edit) => (
          <EditRow
            key={keyOf(edit.listing)}
            edit={edit}
            isBusy={busy.has(keyOf(edit.listing))}
            onApprove={() => onApprove(edit)}
            onReject={() => onReject(edit)}
          />
        ))}
      </ul>
    </section>
  )
}

interface EditRowProps {
  edit: PendingEdit
  isBusy: boolean
  onApprove: () => void
  onReject: () => void
}

function EditRow({ edit, isBusy, onApprove, onReject }: EditRowProps) {
  const { listing, submittedAt } = edit
  const title = titleOf(listing)
  return (
    <li className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-base leading-snug wrap-anywhere">{title}</h3>
        <Badge>{kindOf(kindOfListing(listing)).names.label}</Badge>
        <p className="text-xs text-ink-faint sm:ml-auto">{elapsedTime(submittedAt, new Date())} ago</p>
      </div>
      <p className="-mt-2 text-sm text-ink-soft">{sublineOf(listing)}</p>
      <EditComparison edit={edit} />
      <div className="flex flex-wrap gap-2 sm:justify-end">
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={onReject}>
          <Undo2 aria-hidden="true" />
          Not approved<span className="sr-only">: the edit of {title}</span>
        </Button>
        <Button size="sm" loading={isBusy} onClick={onApprove}>
          {isBusy ? null : <Check aria-hidden="true" />}
          Approve edit<span className="sr-only"> of {title}</span>
        </Button>
      </div>
    </li>
  )
}
