import type { ComponentProps } from 'react'
import { afterPaint } from '#client/lib/after-paint.ts'
import { useOptimisticValue } from '#client/lib/use-optimistic-value.ts'
import { Checkbox } from './checkbox.tsx'

type OptimisticCheckboxProps = Omit<ComponentProps<typeof Checkbox>, 'checked' | 'onChange'> & {
  checked: boolean
  onChange: (isChecked: boolean) => void
}

/** For a choice that renders much: the box is checked in the next paint, and the rest follows. */
export function OptimisticCheckbox({ checked, onChange, ...rest }: OptimisticCheckboxProps) {
  const [isChecked, setChecked] = useOptimisticValue(checked)
  return (
    <Checkbox
      {...rest}
      checked={isChecked}
      onChange={({ target }) => {
        setChecked(target.checked)
        afterPaint(() => onChange(target.checked))
      }}
    />
  )
}
