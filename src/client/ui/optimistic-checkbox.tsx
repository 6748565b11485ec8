import type { ComponentProps } from 'react'
import { useOptimisticChoice } from '#client/lib/use-optimistic-choice.ts'
import { Checkbox } from './checkbox.tsx'

type OptimisticCheckboxProps = Omit<ComponentProps<typeof Checkbox>, 'checked' | 'onChange'> & {
  checked: boolean
  onChange: (isChecked: boolean) => void
}

/** For a choice with an expensive render: the box is checked in the next paint, and `onChange` follows. */
export function OptimisticCheckbox({ checked, onChange, ...rest }: OptimisticCheckboxProps) {
  const [isChecked, choose] = useOptimisticChoice(checked, onChange)
  return <Checkbox {...rest} checked={isChecked} onChange={({ target }) => choose(target.checked)} />
}
