import type { ComponentProps } from 'react'
import { useOptimisticValue } from '#client/lib/use-optimistic-value.ts'
import { Select } from '#client/ui/select.tsx'

type OptimisticSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  value: string
  onChoose: (value: string) => void
}

/** A select that shows the new choice before the screen re-renders. */
export function OptimisticSelect({ value, onChoose, ...rest }: OptimisticSelectProps) {
  const [shown, setShown] = useOptimisticValue(value)
  return (
    <Select
      {...rest}
      value={shown}
      onChange={({ target }) => {
        setShown(target.value)
        onChoose(target.value)
      }}
    />
  )
}
