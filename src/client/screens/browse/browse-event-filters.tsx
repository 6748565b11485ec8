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
import { useMedia } from '#client/lib/use-media.ts'
import { useSheetEntry } from '#client/lib/use-sheet-entry.ts'
import { FilterFields } from '#client/screens/events/filter-fields.tsx'
import { SearchInput } from '#client/screens/events/search-box.tsx'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { monthOf } from '#shared/rules/calendar-month.ts'
import { skipToResults } from './browse-filters.tsx'

interface BrowseEventFiltersProps {
  state: EventState
  change: ChangeEvents
  results: ResultTotal | undefined
  zipError: string | undefined
}

/** The filters of public events. CSS chooses between panel and sheet, as in BrowseFilters. */
export function BrowseEventFilters({ state, change, results, zipError }: BrowseEventFiltersProps) {
  const isWide = useMedia('(min-width: 64rem)')
  const entry = useSheetEntry()
  const today = pacificDay(new Date())
  const month = state.month ?? monthOf(state.date ?? today)
  const facets = useEventFacets(facetRequest(state), isWide || entry.isOpen)
  const days = useEventDays(daysRequest(state, month), isWide || entry.isOpen)
  const fields = <FilterFields {...{ state, change, today, month, facets, days, zipError }} />
  const count = activeFilterCount(state)
  const clear = hasFilters(state) ? () => change(withoutFilters) : undefined
  return (
    <>
      <div className="max-lg:hidden">
        <FilterFrame count={count} onClear={clear} onSkip={skipToResults}>
          {fields}
        </FilterFrame>
      </div>
      {/* `contents`, so that the row is sticky as long as the results are in view. */}
      <div className="contents lg:hidden">
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
      </div>
    </>
  )
}
