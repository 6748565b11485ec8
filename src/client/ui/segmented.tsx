import { type ReactNode, useId } from 'react'
import { cx } from '#client/lib/cx.ts'
import { useOptimisticChoice } from '#client/lib/use-optimistic-choice.ts'

interface SegmentedProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  legendHidden?: boolean
  /** For self-explanatory icons; screen readers get the labels. */
  labelsHidden?: boolean
  /** Icons only below `lg`, in a low row. In CSS, so that the server renders it too. */
  isCompact?: boolean
  className?: string
}

/** Radio buttons in a row. A choice shows in the next paint; `onChange` follows. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, options, legendHidden = false, labelsHidden = false, className } = props
  const { isCompact = false } = props
  const [value, choose] = useOptimisticChoice(props.value, props.onChange)
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium text-ink'}>{legend}</legend>
      <div className={cx('flex rounded-full border border-line bg-sunken p-1', isCompact && 'max-lg:p-0')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex flex-1 items-center justify-center gap-1.5 rounded-full px-3 text-sm whitespace-nowrap transition-colors',
              isCompact ? compactStyle : 'min-h-11 max-md:min-w-11 md:min-h-8',
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
              onChange={() => choose(option.value)}
              className="sr-only"
            />
            {option.icon}
            <span className={cx(labelsHidden && 'sr-only', isCompact && 'max-lg:sr-only')}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The touch target extends above and below the visible row. */
const compactStyle =
  'min-h-8 max-lg:relative max-lg:min-h-7 max-lg:min-w-10 max-lg:before:absolute max-lg:before:inset-x-0 max-lg:before:-inset-y-2'
