import { type ComponentProps, Suspense, useDeferredValue, useState } from 'react'
import { useFacetCounts } from '#client/api/listings.ts'
import { FilterBar } from '#client/features/listings/filters/filter-bar.tsx'
import { FilterFields } from '#client/features/listings/filters/filter-fields.tsx'
import { FilterPanel } from '#client/features/listings/filters/filter-panel.tsx'
import { SearchInput } from '#client/features/listings/filters/search-field.tsx'
import { facetRequest } from '#client/features/listings/url-state/list-request.ts'
import {
  activeFilterCount,
  type ListState,
  withoutFilters,
} from '#client/features/listings/url-state/list-state.ts'
import type { Change } from '#client/features/listings/url-state/use-list-state.ts'
import { type ResultTotal, totalOf } from '#client/lib/count-of.ts'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { useSheetEntry } from '#client/lib/use-sheet-entry.ts'
import { Button } from '#client/ui/button.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import type { Sheet } from '#client/ui/sheet.tsx'
import type { ListingKind } from '#shared/listings/kinds.ts'

/** Lazy: wide screens never need the sheet. */
const sheet = lazyScreen<ComponentProps<typeof Sheet>>(
  async () => (await import('#client/ui/sheet.tsx')).Sheet,
)

interface FiltersProps {
  kind: ListingKind
  /** Wide enough for a panel beside the results. */
  isWide: boolean
  state: ListState
  /** The deferred state whose results are shown. */
  shown: ListState
  change: Change
  results: ResultTotal | undefined
  zipError: string | undefined
  onSkip: () => void
}

/** A panel on wide screens, otherwise a row with a button that opens a sheet. Counts load only while visible. */
export function Filters({ kind, isWide, state, shown, change, results, zipError, onSkip }: FiltersProps) {
  const { isOpen, open, close } = useSheetEntry()
  const [hasOpened, setOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setOpened(true)
  const showsCounts = useDeferredValue(isWide || isOpen)
  const facets = useFacetCounts(kind, facetRequest(kind, shown), showsCounts)
  const fields = { kind, state, change, facets, zipError }
  if (isWide) return <FilterPanel {...fields} onSkip={onSkip} />
  const count = activeFilterCount(state)
  return (
    <>
      <FilterBar
        count={count}
        search={<SearchInput search={state.search} change={change} />}
        onOpen={open}
        onIntent={sheet.preloadSoon}
      />
      {hasOpened ? (
        <Suspense>
          <sheet.Screen
            open={isOpen}
            onOpenChange={close}
            title="Search & Filter"
            footer={
              <>
                {count > 0 ? <ClearFilters onClear={() => change(withoutFilters)} /> : null}
                <Button size="sm" className="min-w-46" onClick={close}>
                  {/* The key remounts the label and the minimum width keeps the button stable when the number changes. */}
                  <span key={results?.total}>
                    {results === undefined ? 'Show results' : `Show ${totalOf(results, 'result')}`}
                  </span>
                </Button>
              </>
            }
          >
            <FilterFields {...fields} />
          </sheet.Screen>
        </Suspense>
      ) : null}
    </>
  )
}
