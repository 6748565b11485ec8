import { useDeferredValue } from 'react'
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
import { useSheetEntry } from '#client/lib/use-sheet-entry.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'

interface FiltersProps {
  kind: ListingKind
  /** Wide enough for a panel next to the results. */
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
  const entry = useSheetEntry()
  const showsCounts = useDeferredValue(isWide || entry.isOpen)
  const facets = useFacetCounts(kind, facetRequest(kind, shown), showsCounts)
  const fields = { kind, state, change, facets, zipError }
  if (isWide) return <FilterPanel {...fields} onSkip={onSkip} />
  const count = activeFilterCount(state)
  return (
    <FilterSheet
      {...{ entry, count, results }}
      noun="result"
      search={<SearchInput search={state.search} change={change} />}
      onClear={count > 0 ? () => change(withoutFilters) : undefined}
    >
      <FilterFields {...fields} />
    </FilterSheet>
  )
}
