import { type ReactNode, useId } from 'react'
import { cx } from '#client/lib/cx.ts'

interface SegmentedProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  legendHidden?: boolean
  /** For self-explanatory icons; screen readers get the labels. */
  labelsHidden?: boolean
  className?: string
}

/** Radio buttons in a row. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, options, value, onChange, legendHidden = false, labelsHidden = false, className } = props
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium text-ink'}>{legend}</legend>
      <div className="flex rounded-full border border-line bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-full px-3 text-sm whitespace-nowrap transition-colors max-md:min-w-11 md:min-h-8',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent [&>svg]:size-4 [&>svg]:shrink-0',
              option.value === value
                ? 'bg-surface font-medium text-ink shadow-card'
                : 'cursor-pointer text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            <span className={labelsHidden ? 'sr-only' : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
