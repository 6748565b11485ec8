import { memo } from 'react'
import { Field } from '#client/ui/field.tsx'
import { withNear } from '../url-state/list-state.ts'
import { isBackward, type NearState } from '../url-state/near-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { DayInput } from './day-input.tsx'
import { FilterGroup } from './filter-group.tsx'

interface DaysFilterProps {
  near: NearState
  change: Change
}

/** The earliest start and the latest end. Of two days in the wrong order, the one set first is cleared. */
export const DaysFilter = memo(function DaysFilter({ near: { from, to }, change }: DaysFilterProps) {
  return (
    <FilterGroup legend="Weeks that work">
      <div className="grid grid-cols-2 gap-3">
        <Field label="From">
          <DayInput
            max={to}
            value={from}
            onCommit={(day) =>
              change((current) =>
                withNear(current, { from: day, ...(isBackward(day, current.near.to) && { to: '' }) }),
              )
            }
          />
        </Field>
        <Field label="Until">
          <DayInput
            min={from}
            value={to}
            onCommit={(day) =>
              change((current) =>
                withNear(current, { to: day, ...(isBackward(current.near.from, day) && { from: '' }) }),
              )
            }
          />
        </Field>
      </div>
    </FilterGroup>
  )
})
