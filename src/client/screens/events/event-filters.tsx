import { useEventDays, useEventFacets } from '#client/api/events.ts'
import { SortSelectors } from '#client/features/events/sort-selectors.tsx'
import { daysRequest, facetRequest } from '#client/features/events/url-state/event-request.ts'
import {
  activeFilterCount,
  type EventState,
  hasFilters,
  withoutFilters,
} from '#client/features/events/url-state/event-state.ts'
import type { ChangeEvents } from '#client/features/events/url-state/use-event-state.ts'
import { FilterFrame } from '#client/features/listings/filters/filter-frame.tsx'
import { FilterSheet } from '#client/features/listings/filters/filter-sheet.tsx'
import type { ResultTotal } from '#client/lib/count-of.ts'
import { useSheetEntry } from '#client/lib/use-sheet-entry.ts'
import { FilterFields } from './filter-fields.tsx'
import { SearchInput } from './search-box.tsx'

interface EventFiltersProps {
  /** Wide enough for a panel next to the results. */
  isWide: boolean
  state: EventState
  change: ChangeEvents
  today: string
  month: string
  results: ResultTotal | undefined
  zipError: string | undefined
  onSkip: () => void
}

/** A panel on wide screens, otherwise a row with a button that opens a sheet. Counts load only while visible. */
export function EventFilters(props: EventFiltersProps) {
  const { isWide, state, change, today, month, results, zipError, onSkip } = props
  const entry = useSheetEntry()
  const facets = useEventFacets(facetRequest(state), isWide || entry.isOpen)
  const days = useEventDays(daysRequest(state, month), isWide || entry.isOpen)
  const fields = <FilterFields {...{ state, change, today, month, facets, days, zipError }} />
  const count = activeFilterCount(state)
  const clear = hasFilters(state) ? () => change(withoutFilters) : undefined
  if (isWide) {
    return (
      <FilterFrame count={count} onClear={clear} onSkip={onSkip}>
        {fields}
      </FilterFrame>
    )
  }
  return (
    <FilterSheet
      {...{ entry, count, results }}
      noun="event"
      search={<SearchInput state={state} change={change} />}
      onClear={clear}
    >
      <div className="flex flex-col gap-6">
        {state.show === 'list' ? <SortSelectors state={state} change={change} /> : null}
        {fields}
      </div>
    </FilterSheet>
  )
}
