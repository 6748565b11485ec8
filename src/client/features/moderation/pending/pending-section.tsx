import { useId } from 'react'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { useStableRows } from '#client/lib/use-stable-rows.ts'
import { OptimisticCheckbox } from '#client/ui/optimistic-checkbox.tsx'
import type { WaitingListing } from '#shared/contract/moderation.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { keyOf } from '../listing-labels.ts'
import { PendingRow, type PendingRowActions } from './pending-row.tsx'

interface PendingSectionProps {
  kind: Kind
  rows: WaitingListing[]
  /** The total; a long queue shows only its oldest entries. */
  total: number
  selected: ReadonlySet<string>
  held: HeldRows
  actions: PendingRowActions
}

export function PendingSection({ kind, rows, total, selected, held, actions }: PendingSectionProps) {
  const headingId = useId()
  const { section } = kindOf(kind).names
  const isHeld = (key: string) => held.of(key) !== undefined
  const shown = useStableRows(rows, keyOf, isHeld)
  if (shown.length === 0) return null
  const open = shown.filter((row) => !isHeld(keyOf(row)))
  const selectedCount = open.filter((row) => selected.has(keyOf(row))).length
  const isAllSelected = open.length > 0 && selectedCount === open.length
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-surface shadow-card">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 sm:px-5">
        <OptimisticCheckbox
          label=""
          aria-label={`Select all ${section}`}
          checked={isAllSelected}
          mixed={selectedCount > 0 && !isAllSelected}
          disabled={open.length === 0}
          onChange={(isChecked) => {
            for (const row of open) actions.onSelect(row, isChecked)
          }}
          className="-my-2 -mr-4 shrink-0 md:-my-0.5"
        />
        <h2 id={headingId} className="text-lg">
          {section}
        </h2>
        <p className="text-sm text-ink-soft max-sm:basis-full max-sm:pl-8">{total} pending approval(s)</p>
      </header>
      <ul className="divide-y divide-line">
        {shown.map((row) => (
          <PendingRow
            key={row.id}
            listing={row}
            isSelected={selected.has(keyOf(row)) && !isHeld(keyOf(row))}
            held={held}
            actions={actions}
          />
        ))}
      </ul>
      {total > open.length ? (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-soft">
          Showing the {open.length} oldest. More appear as you decide.
        </p>
      ) : null}
    </section>
  )
}
