import { memo } from 'react'
import { Chip } from '#client/ui/chip.tsx'
import { Field } from '#client/ui/field.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { OptimisticSelect } from '../optimistic-select.tsx'
import { withNear } from '../url-state/list-state.ts'
import { distanceChoices, hasPlace, type NearState } from '../url-state/near-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { FilterGroup } from './filter-group.tsx'
import { MyLocationButton } from './my-location-button.tsx'
import { ZipInput } from './zip-input.tsx'

interface NearFilterProps {
  near: NearState
  zipError: string | undefined
  change: Change
}

/** A ZIP code or the device location, and a distance from it. */
export const NearFilter = memo(function NearFilter({ near, zipError, change }: NearFilterProps) {
  const { zipcode, at, distance, hideRemote } = near
  return (
    <FilterGroup legend="Distance">
      <div className={`grid grid-cols-2 gap-x-3 gap-y-1.5 ${at === '' ? 'items-start' : 'items-end'}`}>
        {at === '' ? (
          <Field label="ZIP code" error={zipError}>
            <ZipInput
              value={zipcode}
              onCommit={(text) =>
                change((current) => withNear(current, { zipcode: text }), { replace: true })
              }
            />
          </Field>
        ) : (
          <Chip label="My location" onRemove={() => change((current) => withNear(current, { at: '' }))} />
        )}
        <Field label="Within">
          <OptimisticSelect
            options={distanceChoices.map((value) => ({
              value,
              label: value === 'any' ? 'Any' : `${value} miles`,
            }))}
            value={distance}
            onChoose={(value) => change((current) => withNear(current, { distance: value }))}
          />
        </Field>
      </div>
      {distance !== 'any' && !hasPlace(near) ? (
        <p className="mt-1.5 text-xs text-ink-faint">Enter a ZIP code to search around it.</p>
      ) : null}
      {at === '' ? (
        <MyLocationButton
          onFound={(found) => change((current) => withNear(current, { at: found, zipcode: '' }))}
        />
      ) : null}
      <Switch
        label="Hide remote"
        checked={hideRemote}
        onChange={(isHidden) => change((current) => withNear(current, { hideRemote: isHidden }))}
      />
    </FilterGroup>
  )
})
