import {
  type EventDistance,
  type EventState,
  eventDistances,
  hasPlace,
} from '#client/features/events/url-state/event-state.ts'
import { FilterGroup } from '#client/features/listings/filters/filter-group.tsx'
import { MyLocationButton } from '#client/features/listings/filters/my-location-button.tsx'
import { ZipInput } from '#client/features/listings/filters/zip-input.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'

interface LocationFilterProps {
  state: EventState
  error: string | undefined
  onChange: (
    filter: Partial<Pick<EventState, 'zipcode' | 'at' | 'distance'>>,
    how?: { replace: boolean },
  ) => void
}

export function LocationFilter({ state, error, onChange }: LocationFilterProps) {
  const { zipcode, at, distance } = state
  return (
    <FilterGroup legend="Location">
      <div className={`grid grid-cols-2 gap-x-3 gap-y-1.5 ${at === '' ? 'items-start' : 'items-end'}`}>
        {at === '' ? (
          <Field label="ZIP code" error={error}>
            <ZipInput value={zipcode} onCommit={(text) => onChange({ zipcode: text }, { replace: true })} />
          </Field>
        ) : (
          <Chip label="My location" onRemove={() => onChange({ at: '' })} />
        )}
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
      {error ? null : <p className="mt-1.5 text-xs text-ink-faint">{hintFor(state)}</p>}
      {at === '' ? <MyLocationButton onFound={(found) => onChange({ at: found, zipcode: '' })} /> : null}
    </FilterGroup>
  )
}

function distanceLabel(distance: EventDistance) {
  return distance === 'any' ? 'Any' : `${distance} miles`
}

/** One without the other does not filter the list, which would look like a bug. */
function hintFor(state: EventState) {
  if (!hasPlace(state) && state.distance !== 'any') return 'Enter a ZIP code to search around it.'
  if (hasPlace(state) && state.distance === 'any') return 'Choose a distance to search around it.'
  return null
}
