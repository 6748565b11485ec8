import { cx } from '#client/lib/cx.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { kindOf } from '#shared/listings/kinds.ts'
import { selectivityOf } from '#shared/rules/selectivity.ts'
import { SelectivityDot } from '../selectivity-dot.tsx'
import type { FilterControlProps } from './filter-control.tsx'
import { FilterGroup } from './filter-group.tsx'
import { filterOptions } from './filter-options.ts'
import { ValueCount } from './value-count.tsx'

/** Any number of values, each with its count; the chosen ones stand above as chips, since the list scrolls. */
export function ChoicesFilter({ kind, filter, values, counts, onChange }: FilterControlProps) {
  const options = filterOptions(kind, filter.field)
  const isLevel = kindOf(kind).fields[filter.field]?.type === 'whole'
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...values, value] : values.filter((other) => other !== value))
  return (
    <FilterGroup legend={filter.label}>
      <ChosenChips
        chosen={options.filter(({ value }) => values.includes(value))}
        onRemove={(value) => toggle(value, false)}
      />
      <div className="relative -mx-2 max-h-40 overflow-y-auto overscroll-contain px-2">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={values.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
            label={
              <span className={cx(counts?.[value] === 0 && 'text-ink-faint')}>
                {isLevel ? <Level level={Number(value)} /> : label}
              </span>
            }
            aside={<ValueCount count={counts?.[value]} />}
          />
        ))}
      </div>
    </FilterGroup>
  )
}

interface ChosenChipsProps {
  chosen: readonly { value: string; label: string }[]
  onRemove: (value: string) => void
}

export function ChosenChips({ chosen, onRemove }: ChosenChipsProps) {
  if (chosen.length === 0) return null
  return (
    <div className="mb-2 flex flex-wrap gap-1.5">
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
