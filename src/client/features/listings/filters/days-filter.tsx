import { memo } from 'react'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { withNear } from '../url-state/list-state.ts'
import type { NearState } from '../url-state/near-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { FilterGroup } from './filter-group.tsx'

interface DaysFilterProps {
  near: NearState
  change: Change
}

/** The weeks that work: the first day that one may begin and the last that it may end. */
export const DaysFilter = memo(function DaysFilter({ near: { from, to }, change }: DaysFilterProps) {
  return (
    <FilterGroup legend="Weeks that work">
      <div className="grid grid-cols-2 gap-3">
        <Field label="From">
          <Input
            type="date"
            max={to || undefined}
            value={from}
            className="px-2!"
            onChange={({ target }) =>
              change((current) =>
                withNear(current, { from: target.value, to: notBefore(target.value, current.near.to) }),
              )
            }
          />
        </Field>
        <Field label="Until">
          <Input
            type="date"
            min={from || undefined}
            value={to}
            className="px-2!"
            onChange={({ target }) =>
              change((current) => withNear(current, { to: notBefore(current.near.from, target.value) }))
            }
          />
        </Field>
      </div>
    </FilterGroup>
  )
})

/** A last day before the first cannot be searched for, and is dropped. */
const notBefore = (from: string, to: string): string => (from !== '' && to !== '' && to < from ? '' : to)
