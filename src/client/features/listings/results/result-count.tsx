import { useState } from 'react'
import { formatCount, type ResultTotal, totalOf } from '#client/lib/count-of.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import type { ListState } from '../url-state/list-state.ts'

interface ResultCountProps {
  kind: ListingKind
  state: ListState
  /** Undefined while loading, which keeps the previous text. */
  results: ResultTotal | undefined
}

/** A result count that screen readers announce when it changes. */
export function ResultCount({ kind, state, results }: ResultCountProps) {
  const [shown, setShown] = useState({ count: '', range: '' })
  if (results !== undefined) {
    const { label, plural } = kindOf(kind).names
    const count = totalOf(results, label.toLowerCase(), plural.toLowerCase())
    const range = rangeOf(state, results.total)
    if (count !== shown.count || range !== shown.range) setShown({ count, range })
  }
  return (
    <p role="status" className="min-h-[1.6rem] text-sm text-ink-soft md:whitespace-nowrap">
      {/* The key remounts the text, so that a wider number does not count as layout shift. */}
      <span key={shown.count}>
        <strong className="text-base font-semibold whitespace-nowrap text-ink">{shown.count}</strong>
        {shown.range === '' ? null : (
          <>
            , <span className="whitespace-nowrap">{shown.range}</span>
          </>
        )}
      </span>
    </p>
  )
}

function rangeOf({ page, limit }: ListState, total: number) {
  const first = (page - 1) * limit + 1
  if (total <= limit || first > total) return ''
  return `${formatCount(first)} to ${formatCount(Math.min(total, first + limit - 1))} shown`
}
