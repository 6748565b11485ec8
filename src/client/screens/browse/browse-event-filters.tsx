import { type ComponentProps, Suspense, useState } from 'react'
import { useEventDays, useEventFacets } from '#client/api/events.ts'
import { daysRequest, facetRequest } from '#client/features/events/url-state/event-request.ts'
import {
  activeFilterCount,
  type EventState,
  hasFilters,
  withoutFilters,
} from '#client/features/events/url-state/event-state.ts'
import type { ChangeEvents } from '#client/features/events/url-state/use-event-state.ts'
import { FilterBar } from '#client/features/listings/filters/filter-bar.tsx'
import { FilterFrame } from '#client/features/listings/filters/filter-frame.tsx'
import { type ResultTotal, totalOf } from '#client/lib/count-of.ts'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { useMedia } from '#client/lib/use-media.ts'
import { useSheetEntry } from '#client/lib/use-sheet-entry.ts'
import { FilterFields } from '#client/screens/events/filter-fields.tsx'
import { SearchInput } from '#client/screens/events/search-box.tsx'
import { Button } from '#client/ui/button.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import type { Sheet } from '#client/ui/sheet.tsx'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { monthOf } from '#shared/rules/calendar-month.ts'
import { skipToResults } from './browse-filters.tsx'

/** Lazy: wide screens never need the sheet. */
const sheet = lazyScreen<ComponentProps<typeof Sheet>>(
  async () => (await import('#client/ui/sheet.tsx')).Sheet,
)

interface BrowseEventFiltersProps {
  state: EventState
  change: ChangeEvents
  results: ResultTotal | undefined
  zipError: string | undefined
}

/** The filters of the directory's events; the style sheet chooses between panel and sheet, as for other lists. */
export function BrowseEventFilters({ state, change, results, zipError }: BrowseEventFiltersProps) {
  const isWide = useMedia('(min-width: 64rem)')
  const { isOpen, open, close } = useSheetEntry()
  const [hasOpened, setOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setOpened(true)
  const today = pacificDay(new Date())
  const month = state.month ?? monthOf(state.date ?? today)
  const facets = useEventFacets(facetRequest(state), isWide || isOpen)
  const days = useEventDays(daysRequest(state, month), isWide || isOpen)
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
      {/* No box of its own: the row sticks to the top for as long as the results are in view. */}
      <div className="contents lg:hidden">
        <FilterBar
          count={count}
          search={<SearchInput state={state} change={change} />}
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
                {clear ? <ClearFilters onClear={clear} className="shrink" /> : null}
                <Button size="sm" onClick={close}>
                  {results === undefined ? 'Show events' : `Show ${totalOf(results, 'event')}`}
                </Button>
              </>
            }
          >
            {fields}
          </sheet.Screen>
        </Suspense>
      ) : null}
    </>
  )
}
