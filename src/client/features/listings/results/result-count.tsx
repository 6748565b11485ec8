import { useState } from 'react'
import { formatCount, type ResultTotal, totalOf } from '#client/lib/count-of.ts'
import { cx } from '#client/lib/cx.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import type { ListState } from '../url-state/list-state.ts'

interface ResultCountProps {
  kind: ListingKind
  state: ListState
  /** Undefined while loading, which keeps the previous text. */
  results: ResultTotal | undefined
  /** On phones, '68 results', in a narrow column beside other controls. */
  isCompact?: boolean
}

/** A result count that screen readers announce when it changes. */
export function ResultCount({ kind, state, results, isCompact = false }: ResultCountProps) {
  const [shown, setShown] = useState({ count: '', short: '', range: '' })
  if (results !== undefined) {
    const { label, plural } = kindOf(kind).names
    const count = totalOf(results, label.toLowerCase(), plural.toLowerCase())
    const range = rangeOf(state, results.total)
    if (count !== shown.count || range !== shown.range)
      setShown({ count, short: totalOf(results, 'result'), range })
  }
  return (
    <p
      role="status"
      className={cx(
        'min-h-[1.6rem] text-sm text-ink-soft md:max-xl:whitespace-nowrap xl:leading-tight xl:text-balance',
        isCompact && 'max-sm:w-26 max-sm:shrink-0 max-sm:leading-tight max-[22rem]:w-full',
      )}
    >
      {/* The key remounts the text, so that a wider number does not count as layout shift. */}
      <span key={shown.count}>
        <strong className={cx('text-base font-semibold text-ink', isCompact && 'max-sm:text-sm')}>
          <span className={cx(isCompact && 'max-sm:hidden')}>{shown.count}</span>
          {isCompact ? <span className="sm:hidden">{shown.short}</span> : null}
        </strong>
        <span className={cx(isCompact && 'max-sm:hidden')}>{shown.range}</span>
      </span>
    </p>
  )
}

function rangeOf({ page, limit }: ListState, total: number) {
  const first = (page - 1) * limit + 1
  if (total <= limit || first > total) return ''
  return `, ${formatCount(first)} to ${formatCount(Math.min(total, first + limit - 1))} shown`
}
