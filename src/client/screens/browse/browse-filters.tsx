import { type ComponentProps, Suspense, useState } from 'react'
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
import { focusElement } from '#client/lib/move-focus.ts'
import { useMedia } from '#client/lib/use-media.ts'
import { useSheetEntry } from '#client/lib/use-sheet-entry.ts'
import { Button } from '#client/ui/button.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import type { Sheet } from '#client/ui/sheet.tsx'
import type { ListingKind } from '#shared/listings/kinds.ts'

/** Lazy: wide screens never need the sheet. */
const sheet = lazyScreen<ComponentProps<typeof Sheet>>(
  async () => (await import('#client/ui/sheet.tsx')).Sheet,
)

interface BrowseFiltersProps {
  kind: ListingKind
  state: ListState
  /** The deferred state whose results are shown. */
  shown: ListState
  change: Change
  results: ResultTotal | undefined
}

/**
 * A panel on wide screens, otherwise a row with a button that opens a sheet. The style sheet chooses, not a script: the
 * server does not know how wide the screen is, and nothing may move once the script has loaded.
 */
export function BrowseFilters({ kind, state, shown, change, results }: BrowseFiltersProps) {
  const isWide = useMedia('(min-width: 64rem)')
  const { isOpen, open, close } = useSheetEntry()
  const [hasOpened, setOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setOpened(true)
  const facets = useFacetCounts(kind, facetRequest(kind, shown), isWide || isOpen)
  const fields = { kind, state, change, facets }
  const count = activeFilterCount(state)
  return (
    <>
      <div className="max-lg:hidden">
        <FilterPanel {...fields} onSkip={skipToResults} />
      </div>
      {/* No box of its own: the row sticks to the top for as long as the results are in view. */}
      <div className="contents lg:hidden">
        <FilterBar
          count={count}
          search={<SearchInput search={state.search} change={change} />}
          onOpen={open}
          onIntent={sheet.preloadSoon}
        />
      </div>
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

export function skipToResults() {
  focusElement(document.getElementById('results'), { preventScroll: false })
}
