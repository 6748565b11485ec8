import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useEventDays, useEventFacets } from '#client/api/events.ts'
import { daysRequest, facetRequest } from '#client/features/events/url-state/event-request.ts'
import {
  activeFilterCount,
  type EventState,
  hasFilters,
  withoutFilters,
} from '#client/features/events/url-state/event-state.ts'
import type { ChangeEvents } from '#client/features/events/url-state/use-event-state.ts'
import { totalOf } from '#client/lib/count-of.ts'
import { useMedia } from '#client/lib/use-media.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { FilterFields } from './filter-fields.tsx'
import { SearchBox } from './search-box.tsx'

interface EventFiltersProps {
  state: EventState
  change: ChangeEvents
  today: string
  month: string
  total: number | undefined
  totalIsLowerBound: boolean | undefined
  zipError: string | undefined
}

/** A panel on wide screens, otherwise a button that opens a sheet. Counts load only while visible. */
export function EventFilters(props: EventFiltersProps) {
  const { state, change, today, month, total, totalIsLowerBound, zipError } = props
  const isWide = useMedia('(min-width: 64rem)')
  const headingId = useId()
  const [isOpen, setOpen] = useState(false)
  const facets = useEventFacets(facetRequest(state), isWide || isOpen)
  const days = useEventDays(daysRequest(state, month), isWide || isOpen)
  const fields = <FilterFields {...{ state, change, today, month, facets, days, zipError }} />
  const clear = hasFilters(state) ? (
    <ClearFilters onClear={() => change(withoutFilters)} className="max-lg:shrink lg:w-full" />
  ) : null
  if (isWide) {
    return (
      <aside
        aria-labelledby={headingId}
        className="sticky top-22 flex max-h-[calc(100dvh-7rem)] w-80 shrink-0 flex-col rounded-lg border border-line bg-surface shadow-card"
      >
        <h2 id={headingId} className="flex items-center gap-2.5 px-5 pt-5 pb-3 text-lg">
          Search & Filter
          <FilterBadge state={state} />
        </h2>
        <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
          {fields}
        </div>
        {clear ? <div className="border-t border-line px-5 py-3">{clear}</div> : null}
      </aside>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <SearchBox state={state} change={change} />
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        Search & Filter
        <FilterBadge state={state} />
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title="Search & Filter"
        footer={
          <>
            {clear}
            <Button size="sm" onClick={() => setOpen(false)}>
              {total === undefined ? 'Show events' : `Show ${totalOf({ total, totalIsLowerBound }, 'event')}`}
            </Button>
          </>
        }
      >
        {fields}
      </Sheet>
    </div>
  )
}

function FilterBadge({ state }: { state: EventState }) {
  const count = activeFilterCount(state)
  if (count === 0) return null
  return (
    <Badge tone="solid">
      {count}
      <span className="sr-only">{count === 1 ? ' filter is set' : ' filters are set'}</span>
    </Badge>
  )
}
