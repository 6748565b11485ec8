import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx.ts'
import { useFieldControl } from './field.tsx'

type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  value: number
  onValueChange: (value: number) => void
}

/** A native range input. */
export function Slider({ value, onValueChange, className, ...rest }: SliderProps) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      type="range"
      value={value}
      onChange={(event) => onValueChange(event.target.valueAsNumber)}
      className={cx(
        'h-11 w-full cursor-pointer rounded-full accent-accent disabled:cursor-default disabled:opacity-50 md:h-8',
        className,
      )}
    />
  )
}
