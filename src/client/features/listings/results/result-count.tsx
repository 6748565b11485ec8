import { useState } from 'react'
import { countOf, formatCount } from '#client/lib/count-of.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import type { ListState } from '../url-state/list-state.ts'

interface ResultCountProps {
  kind: ListingKind
  state: ListState
  /** Absent while the answer is on its way; until then the words before stay. */
  total: number | undefined
}

/** How many there are, and which of them are here; said aloud, politely, whenever it changes. */
export function ResultCount({ kind, state, total }: ResultCountProps) {
  const [settled, setSettled] = useState({ count: '', range: '' })
  if (total !== undefined) {
    const { label, plural } = kindOf(kind).names
    const count = countOf(total, label.toLowerCase(), plural.toLowerCase())
    const range = rangeOf(state, total)
    if (count !== settled.count || range !== settled.range) setSettled({ count, range })
  }
  return (
    <p role="status" className="min-h-[1.6rem] text-sm text-ink-soft">
      {/* New words, not the old ones moved along by a wider number. */}
      <span key={settled.count}>
        <strong className="text-base font-semibold text-ink">{settled.count}</strong>
        {settled.range}
      </span>
    </p>
  )
}

function rangeOf({ page, limit }: ListState, total: number) {
  const first = (page - 1) * limit + 1
  if (total <= limit || first > total) return ''
  return `, ${formatCount(first)} to ${formatCount(Math.min(total, first + limit - 1))} shown`
}
