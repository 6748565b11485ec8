import { type ReactNode, useId } from 'react'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import { FilterCount } from './filter-count.tsx'

interface FilterFrameProps {
  count: number
  /** Undefined when there is nothing to clear. */
  onClear: (() => void) | undefined
  /** Moves focus past the filters. */
  onSkip: () => void
  children: ReactNode
}

/** The filters beside the results on wide screens. The panel scrolls with the page. */
export function FilterFrame({ count, onClear, onSkip, children }: FilterFrameProps) {
  const headingId = useId()
  return (
    <aside
      aria-labelledby={headingId}
      className="relative w-80 shrink-0 rounded-lg border border-line bg-surface px-5 pt-4 pb-5 shadow-card"
    >
      {/* biome-ignore lint/a11y/useValidAnchor: it navigates within the page. */}
      <a
        href="#results"
        onClick={(event) => {
          // The URL holds the list state; a fragment would add a history entry.
          event.preventDefault()
          onSkip()
        }}
        className="absolute top-2.5 left-3 z-1 rounded-full bg-accent px-4 py-2 text-sm font-medium text-on-accent not-focus:sr-only"
      >
        Skip to results
      </a>
      {/* Reserves the button's height, so that the first filter causes no layout shift. */}
      <div className="mb-2 flex min-h-9 items-center justify-between gap-2">
        <h2 id={headingId} className="flex items-center gap-2 text-lg whitespace-nowrap">
          Search & Filter
          <FilterCount count={count} />
        </h2>
        {onClear ? <ClearFilters variant="text" onClear={onClear} className="px-0!" /> : null}
      </div>
      {children}
    </aside>
  )
}
