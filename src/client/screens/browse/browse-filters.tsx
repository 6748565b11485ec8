import { useFacetCounts } from '#client/api/listings.ts'
import { FilterFields } from '#client/features/listings/filters/filter-fields.tsx'
import { FilterPanel } from '#client/features/listings/filters/filter-panel.tsx'
import { FilterSheet } from '#client/features/listings/filters/filter-sheet.tsx'
import { SearchInput } from '#client/features/listings/filters/search-field.tsx'
import { facetRequest } from '#client/features/listings/url-state/list-request.ts'
import {
  activeFilterCount,
  type ListState,
  withoutFilters,
} from '#client/features/listings/url-state/list-state.ts'
import type { Change } from '#client/features/listings/url-state/use-list-state.ts'
import type { ResultTotal } from '#client/lib/count-of.ts'
import { focusElement } from '#client/lib/move-focus.ts'
import { useMedia } from '#client/lib/use-media.ts'
import { useSheetEntry } from '#client/lib/use-sheet-entry.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'

interface BrowseFiltersProps {
  kind: ListingKind
  state: ListState
  /** The deferred state whose results are shown. */
  shown: ListState
  change: Change
  results: ResultTotal | undefined
  zipError: string | undefined
}

/**
 * A panel on wide screens, otherwise a row with a button that opens a sheet. CSS chooses instead of a script, because the
 * server cannot read the screen width and hydration must not shift the layout.
 */
export function BrowseFilters(props: BrowseFiltersProps) {
  const { kind, state, shown, change, results, zipError } = props
  const isWide = useMedia('(min-width: 64rem)')
  const entry = useSheetEntry()
  const facets = useFacetCounts(kind, facetRequest(kind, shown), isWide || entry.isOpen)
  const fields = { kind, state, change, facets, zipError }
  const count = activeFilterCount(state)
  return (
    <>
      <div className="max-lg:hidden">
        <FilterPanel {...fields} onSkip={skipToResults} />
      </div>
      {/* `contents`, so that the row is sticky as long as the results are in view. */}
      <div className="contents lg:hidden">
        <FilterSheet
          {...{ entry, count, results }}
          noun="result"
          search={<SearchInput search={state.search} change={change} />}
          onClear={count > 0 ? () => change(withoutFilters) : undefined}
        >
          <FilterFields {...fields} />
        </FilterSheet>
      </div>
    </>
  )
}

export function skipToResults() {
  focusElement(document.getElementById('results'), { preventScroll: false })
}
