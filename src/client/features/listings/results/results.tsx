import { memo } from 'react'
import { cx } from '#client/lib/cx.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import type { OpenHandlers } from '#client/ui/open-item.tsx'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import type { AnyListing } from '../listing-values.ts'
import type { PageSize, Sort } from '../url-state/list-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import type { ListingSlots } from './listing-slots.ts'
import { NoResults } from './no-results.tsx'
import { ResultsCards } from './results-cards.tsx'
import { ResultsTable } from './results-table.tsx'
import type { ResultsLayout } from './use-results-layout.ts'

interface ResultsProps {
  kind: ListingKind
  /** The requested sort, which the column headers show before the rows arrive. */
  sort: Sort | null
  limit: PageSize
  hasFilters: boolean
  change: Change
  /** Undefined while loading. */
  rows: readonly AnyListing[] | undefined
  hasFailed: boolean
  onRetry: () => void
  /** True while the rows belong to the previous query. */
  isPlaceholder: boolean
  openHandlers: OpenHandlers
  slots: ListingSlots
  layout: ResultsLayout
}

export const Results = memo(function Results(props: ResultsProps) {
  const { kind, sort, limit, hasFilters, change, rows, hasFailed, onRetry, isPlaceholder } = props
  const { openHandlers, slots, layout } = props
  if (hasFailed) {
    return (
      <ErrorState
        title="Error loading data"
        message={`Failed to fetch ${kindOf(kind).names.plural.toLowerCase()}`}
        onRetry={onRetry}
      />
    )
  }
  return (
    <div className="relative" aria-busy={isPlaceholder || rows === undefined}>
      <ProgressLine isShown={isPlaceholder} />
      <div className={cx('transition-opacity', isPlaceholder && 'opacity-60 delay-200')}>
        {rows?.length === 0 ? (
          <NoResults {...{ hasFilters, change }} />
        ) : layout === 'table' ? (
          <ResultsTable {...{ kind, sort, limit, change, rows, openHandlers, slots }} />
        ) : (
          <ResultsCards {...{ rows, openHandlers, slots }} />
        )}
      </div>
    </div>
  )
})

/** Delayed, because most responses arrive before it would be visible. */
function ProgressLine({ isShown }: { isShown: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'absolute inset-x-3 -top-2 h-0.5 transition-opacity',
        isShown ? 'opacity-100 delay-200' : 'opacity-0',
      )}
    >
      {isShown ? <div className="h-full animate-breathe rounded-full bg-accent" /> : null}
    </div>
  )
}
