import { ChosenChips } from '#client/features/listings/filters/choices-filter.tsx'
import { FilterGroup } from '#client/features/listings/filters/filter-group.tsx'
import { ValueCount } from '#client/features/listings/filters/value-count.tsx'
import { cx } from '#client/lib/cx.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'

interface CheckedListProps {
  legend: string
  options: readonly string[]
  values: readonly string[]
  counts: Record<string, number> | undefined
  onChange: (values: readonly string[]) => void
}

export function CheckedList({ legend, options, values, counts, onChange }: CheckedListProps) {
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...values, value] : values.filter((other) => other !== value))
  return (
    <FilterGroup legend={legend}>
      <div className="relative -mx-2 max-h-40 overflow-y-auto overscroll-contain px-2">
        {options.map((value) => (
          <Checkbox
            key={value}
            checked={values.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
            label={<span className={cx(counts?.[value] === 0 && 'text-ink-faint')}>{value}</span>}
            aside={<ValueCount count={counts?.[value]} />}
          />
        ))}
      </div>
      <ChosenChips
        chosen={values.map((value) => ({ value, label: value }))}
        onRemove={(value) => toggle(value, false)}
      />
    </FilterGroup>
  )
}
