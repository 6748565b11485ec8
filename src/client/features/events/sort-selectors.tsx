import { Select } from '#client/ui/select.tsx'
import { type EventSort, type EventState, eventSorts, hasPlace, withSort } from './url-state/event-state.ts'
import type { ChangeEvents } from './url-state/use-event-state.ts'

const labels: Record<EventSort, string> = {
  eventDate: 'Date',
  title: 'Title',
  organizer: 'Organizer',
  thumbsUp: 'Thumbs up',
  viewCount: 'Views',
  distance: 'Distance',
}

/** Sorting by distance needs a place. */
const sortsFor = (state: EventState) => eventSorts.filter((sort) => sort !== 'distance' || hasPlace(state))

export function SortSelectors({ state, change }: { state: EventState; change: ChangeEvents }) {
  return (
    <div className="flex gap-2 max-sm:w-full">
      <Select
        aria-label="Sort by"
        className="max-sm:flex-1"
        options={sortsFor(state).map((value) => ({ value, label: `Sort by ${labels[value].toLowerCase()}` }))}
        value={state.sortBy === 'distance' && !hasPlace(state) ? 'eventDate' : state.sortBy}
        onChange={({ target }) =>
          change((current) =>
            withSort(current, { sortBy: eventSorts.find((sort) => sort === target.value) ?? 'eventDate' }),
          )
        }
      />
      <Select
        aria-label="Direction"
        className="max-sm:flex-1"
        options={[
          { value: 'asc', label: 'Ascending' },
          { value: 'desc', label: 'Descending' },
        ]}
        value={state.sortOrder}
        onChange={({ target }) =>
          change((current) => withSort(current, { sortOrder: target.value === 'desc' ? 'desc' : 'asc' }))
        }
      />
    </div>
  )
}
