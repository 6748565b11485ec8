import { MonthPicker } from '#client/features/event-calendar/month-picker.tsx'
import {
  type EventState,
  type Registration,
  withDate,
  withFilter,
  withMonth,
} from '#client/features/events/url-state/event-state.ts'
import type { ChangeEvents } from '#client/features/events/url-state/use-event-state.ts'
import { ValueCount } from '#client/features/listings/filters/value-count.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Switch } from '#client/ui/switch.tsx'
import type { FacetCounts } from '#shared/contract/listings.ts'
import { eventAudiences, eventCategories } from '#shared/reference/options.ts'
import { CheckedList } from './checked-list.tsx'
import { LocationFilter } from './location-filter.tsx'
import { SearchBox } from './search-box.tsx'

interface FilterFieldsProps {
  state: EventState
  change: ChangeEvents
  today: string
  month: string
  /** Undefined until the first counts arrive. */
  facets: FacetCounts | null | undefined
  days: Readonly<Record<string, number>> | undefined
  zipError: string | undefined
}

export function FilterFields(props: FilterFieldsProps) {
  const { state, change, today, month, facets, days, zipError } = props
  const set = (filter: Parameters<typeof withFilter>[1], how?: { replace: boolean }) =>
    change((current) => withFilter(current, filter), how)
  return (
    <div className="flex flex-col gap-6">
      <SearchBox state={state} change={change} />
      <section aria-label="Date">
        <MonthPicker
          {...{ month, today }}
          chosen={state.date}
          counts={days}
          onMonth={(next) => change((current) => withMonth(current, next), { replace: true })}
          onChoose={(day) => change((current) => withDate(current, day))}
        />
        <Switch
          label="Upcoming events only"
          checked={state.upcoming}
          onChange={(upcoming) => set({ upcoming })}
        />
      </section>
      <LocationFilter state={state} error={zipError} onChange={set} />
      <CheckedList
        legend="Categories"
        options={eventCategories}
        values={state.categories}
        counts={facets?.categories}
        onChange={(next) => change((now) => withFilter(now, { categories: next(now.categories) }))}
      />
      <CheckedList
        legend="Target Audience"
        options={eventAudiences}
        values={state.targetAudience}
        counts={facets?.targetAudience}
        onChange={(next) => change((now) => withFilter(now, { targetAudience: next(now.targetAudience) }))}
      />
      <RegistrationFilter
        value={state.registration}
        counts={facets?.registrationRequired}
        onChange={(registration) => set({ registration })}
      />
    </div>
  )
}

interface RegistrationFilterProps {
  value: Registration
  counts: Record<string, number> | undefined
  onChange: (value: Registration) => void
}

function RegistrationFilter({ value, counts, onChange }: RegistrationFilterProps) {
  const counted = (label: string, count: number | undefined) => (
    <>
      {label} <ValueCount count={count} />
    </>
  )
  return (
    <Segmented
      legend="Registration"
      options={[
        { value: 'all', label: 'All' },
        { value: 'required', label: counted('Required', counts?.true) },
        { value: 'not-required', label: counted('Not required', counts?.false) },
      ]}
      value={value}
      onChange={onChange}
      className="[&_label]:px-1.5"
    />
  )
}
