import {
  type EventDistance,
  type EventState,
  eventDistances,
} from '#client/features/events/url-state/event-state.ts'
import { FilterGroup } from '#client/features/listings/filters/filter-group.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { ZipInput } from './zip-input.tsx'

interface LocationFilterProps {
  state: EventState
  error: string | undefined
  onChange: (filter: Partial<Pick<EventState, 'zipcode' | 'distance'>>, how?: { replace: boolean }) => void
}

export function LocationFilter({ state, error, onChange }: LocationFilterProps) {
  const { zipcode, distance } = state
  return (
    <FilterGroup legend="Location">
      <div className="grid grid-cols-2 gap-x-3 gap-y-1.5">
        <Field label="ZIP code" error={error}>
          <ZipInput value={zipcode} onCommit={(text) => onChange({ zipcode: text }, { replace: true })} />
        </Field>
        <Field label="Distance">
          <Select
            options={eventDistances.map((value) => ({ value, label: distanceLabel(value) }))}
            value={distance}
            onChange={({ target }) =>
              onChange({ distance: eventDistances.find((value) => value === target.value) ?? 'any' })
            }
          />
        </Field>
      </div>
      {error ? null : <p className="mt-1.5 text-xs text-ink-faint">{hintFor(zipcode, distance)}</p>}
    </FilterGroup>
  )
}

function distanceLabel(distance: EventDistance) {
  return distance === 'any' ? 'Any' : `${distance} miles`
}

/** Either one alone has no effect, which would look like a bug. */
function hintFor(zipcode: string, distance: EventDistance) {
  if (zipcode === '' && distance !== 'any') return 'Enter a ZIP code to search around it.'
  if (zipcode !== '' && distance === 'any') return 'Choose a distance to search around it.'
  return null
}
