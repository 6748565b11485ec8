import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field.tsx'

export interface Option {
  value: string
  label: string
}

export interface OptionGroup {
  label: string
  options: readonly Option[]
}

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly (Option | OptionGroup)[]
}

/** A native select: accessible, with the picker of the phone. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <div className={cx('relative', className)}>
      <select
        {...useFieldControl()}
        {...rest}
        className={cx(controlStyle, 'appearance-none pr-8 pl-3 text-ellipsis')}
      >
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(entry)
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-faint"
      />
    </div>
  )
}

function toOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
