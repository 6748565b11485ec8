import { memo, useCallback } from 'react'
import { cx } from '#client/lib/cx.ts'
import { Chip } from '#client/ui/chip.tsx'
import { OptimisticCheckbox } from '#client/ui/optimistic-checkbox.tsx'
import { kindOf } from '#shared/listings/kinds.ts'
import { selectivityOf } from '#shared/rules/selectivity.ts'
import { SelectivityDot } from '../selectivity-dot.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterInputProps } from './filter-input-props.ts'
import { filterOptions } from './filter-options.ts'
import { ShortList } from './short-list.tsx'
import { ValueCount } from './value-count.tsx'

/**
 * Checkboxes with counts. Selected values also appear as chips below the list, where they do not move it.
 */
export function ChoicesFilter({ kind, filter, values, counts, onChange }: FilterInputProps) {
  const options = filterOptions(kind, filter.field).filter(
    ({ value }) => !filter.omits?.includes(value) || values.includes(value),
  )
  const isLevel = kindOf(kind).fields[filter.field]?.type === 'whole'
  const toggle = useCallback(
    (value: string, isChosen: boolean) =>
      onChange((current) => {
        const others = current.filter((other) => other !== value)
        return isChosen ? [...others, value] : others
      }),
    [onChange],
  )
  return (
    <FilterGroup legend={filter.label}>
      <ShortList length={options.length} label={filter.label}>
        {options.map(({ value, label }) => (
          <Choice
            key={value}
            {...{ value, label, isLevel, toggle }}
            isChosen={values.includes(value)}
            count={counts?.[value]}
          />
        ))}
      </ShortList>
      <ChosenChips
        chosen={options.filter(({ value }) => values.includes(value))}
        onRemove={(value) => toggle(value, false)}
      />
    </FilterGroup>
  )
}

interface ChoiceProps {
  value: string
  label: string
  isLevel: boolean
  isChosen: boolean
  count: number | undefined
  toggle: (value: string, isChosen: boolean) => void
}

const Choice = memo(function Choice({ value, label, isLevel, isChosen, count, toggle }: ChoiceProps) {
  return (
    <OptimisticCheckbox
      checked={isChosen}
      onChange={(isChecked) => toggle(value, isChecked)}
      label={
        <span className={cx(count === 0 && 'text-ink-faint')}>
          {isLevel ? <Level level={Number(value)} /> : label}
        </span>
      }
      aside={<ValueCount count={count} />}
    />
  )
})

interface ChosenChipsProps {
  chosen: readonly { value: string; label: string }[]
  onRemove: (value: string) => void
}

export function ChosenChips({ chosen, onRemove }: ChosenChipsProps) {
  if (chosen.length === 0) return null
  return (
    <div className="mt-2.5 flex flex-wrap gap-1.5">
      {chosen.map(({ value, label }) => (
        <Chip key={value} label={label} onRemove={() => onRemove(value)} />
      ))}
    </div>
  )
}

function Level({ level }: { level: number }) {
  const { name, meaning } = selectivityOf(level)
  return (
    <span className="flex items-baseline gap-2 py-0.5">
      <SelectivityDot level={level} />
      <span>
        {name}
        <span className="block text-xs text-ink-faint">{meaning}</span>
      </span>
    </span>
  )
}
