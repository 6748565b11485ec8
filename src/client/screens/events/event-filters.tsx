import { type ComponentProps, Suspense, useState } from 'react'
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
import { FilterBar } from '#client/features/listings/filters/filter-bar.tsx'
import { FilterFrame } from '#client/features/listings/filters/filter-frame.tsx'
import { totalOf } from '#client/lib/count-of.ts'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { useSheetEntry } from '#client/lib/use-sheet-entry.ts'
import { Button } from '#client/ui/button.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import type { Sheet } from '#client/ui/sheet.tsx'
import { FilterFields } from './filter-fields.tsx'
import { SearchInput } from './search-box.tsx'

/** Lazy: wide screens never need the sheet. */
const sheet = lazyScreen<ComponentProps<typeof Sheet>>(
  async () => (await import('#client/ui/sheet.tsx')).Sheet,
)

interface EventFiltersProps {
  /** Wide enough for a panel beside the results. */
  isWide: boolean
  state: EventState
  change: ChangeEvents
  today: string
  month: string
  total: number | undefined
  totalIsLowerBound: boolean | undefined
  zipError: string | undefined
  onSkip: () => void
}

/** A panel on wide screens, otherwise a row with a button that opens a sheet. Counts load only while visible. */
export function EventFilters(props: EventFiltersProps) {
  const { isWide, state, change, today, month, total, totalIsLowerBound, zipError, onSkip } = props
  const { isOpen, open, close } = useSheetEntry()
  const [hasOpened, setOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setOpened(true)
  const facets = useEventFacets(facetRequest(state), isWide || isOpen)
  const days = useEventDays(daysRequest(state, month), isWide || isOpen)
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
    <>
      <FilterBar
        count={count}
        search={<SearchInput state={state} change={change} />}
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
                {clear ? <ClearFilters onClear={clear} className="shrink" /> : null}
                <Button size="sm" onClick={close}>
                  {total === undefined
                    ? 'Show events'
                    : `Show ${totalOf({ total, totalIsLowerBound }, 'event')}`}
                </Button>
              </>
            }
          >
            <div className="flex flex-col gap-6">
              {state.show === 'list' ? <SortSelectors state={state} change={change} /> : null}
              {fields}
            </div>
          </sheet.Screen>
        </Suspense>
      ) : null}
    </>
  )
}
