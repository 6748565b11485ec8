import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, Suspense, useDeferredValue, useState } from 'react'
import { useFacetCounts } from '#client/api/listings.ts'
import { FilterFields } from '#client/features/listings/filters/filter-fields.tsx'
import { ActiveFilterBadge, FilterPanel } from '#client/features/listings/filters/filter-panel.tsx'
import { SearchField } from '#client/features/listings/filters/search-field.tsx'
import { facetRequest } from '#client/features/listings/url-state/list-request.ts'
import {
  activeFilterCount,
  type ListState,
  withoutFilters,
} from '#client/features/listings/url-state/list-state.ts'
import type { Change } from '#client/features/listings/url-state/use-list-state.ts'
import { type ResultTotal, totalOf } from '#client/lib/count-of.ts'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { useMedia } from '#client/lib/use-media.ts'
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
  state: ListState
  /** The deferred state whose results are shown. */
  shown: ListState
  change: Change
  results: ResultTotal | undefined
}

/** A panel on wide screens, otherwise a button that opens a sheet. Counts load only while visible. */
export function Filters({ kind, state, shown, change, results }: FiltersProps) {
  const isWide = useMedia('(min-width: 64rem)')
  const [isOpen, setOpen] = useState<boolean>()
  const showsCounts = useDeferredValue(isWide || isOpen === true)
  const facets = useFacetCounts(kind, facetRequest(kind, shown), showsCounts)
  const fields = { kind, state, change, facets }
  if (isWide) return <FilterPanel {...fields} />
  return (
    <div className="flex flex-col gap-3">
      <SearchField search={state.search} change={change} />
      <Button variant="secondary" onPointerEnter={sheet.preloadSoon} onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        Search & Filter
        <ActiveFilterBadge state={state} />
      </Button>
      {isOpen === undefined ? null : (
        <Suspense>
          <sheet.Screen
            open={isOpen}
            onOpenChange={setOpen}
            title="Search & Filter"
            footer={
              <>
                {activeFilterCount(state) > 0 ? (
                  <ClearFilters onClear={() => change(withoutFilters)} />
                ) : null}
                <Button size="sm" className="min-w-46" onClick={() => setOpen(false)}>
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
      )}
    </div>
  )
}
