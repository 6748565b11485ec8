import { ChosenChips } from '#client/features/listings/filters/choices-filter.tsx'
import { FilterGroup } from '#client/features/listings/filters/filter-group.tsx'
import { ShortList } from '#client/features/listings/filters/short-list.tsx'
import { ValueCount } from '#client/features/listings/filters/value-count.tsx'
import { cx } from '#client/lib/cx.ts'
import { OptimisticCheckbox } from '#client/ui/optimistic-checkbox.tsx'

interface CheckedListProps {
  legend: string
  options: readonly string[]
  values: readonly string[]
  counts: Record<string, number> | undefined
  /** Receives an updater, because two changes can arrive before a render. */
  onChange: (next: (values: readonly string[]) => readonly string[]) => void
}

export function CheckedList({ legend, options, values, counts, onChange }: CheckedListProps) {
  const toggle = (value: string, isChosen: boolean) =>
    onChange((current) => {
      const others = current.filter((other) => other !== value)
      return isChosen ? [...others, value] : others
    })
  return (
    <FilterGroup legend={legend}>
      <ShortList length={options.length} label={legend}>
        {options.map((value) => (
          <Choice
            key={value}
            {...{ value, toggle }}
            isChosen={values.includes(value)}
            count={counts?.[value]}
          />
        ))}
      </ShortList>
      <ChosenChips
        chosen={values.map((value) => ({ value, label: value }))}
        onRemove={(value) => toggle(value, false)}
      />
    </FilterGroup>
  )
}

interface ChoiceProps {
  value: string
  isChosen: boolean
  count: number | undefined
  toggle: (value: string, isChosen: boolean) => void
}

function Choice({ value, isChosen, count, toggle }: ChoiceProps) {
  return (
    <OptimisticCheckbox
      checked={isChosen}
      onChange={(isChecked) => toggle(value, isChecked)}
      label={<span className={cx(count === 0 && 'text-ink-faint')}>{value}</span>}
      aside={<ValueCount count={count} />}
    />
  )
}
