import type { ComponentProps } from 'react'
import { useAhead } from '#client/lib/use-ahead.ts'
import { Select } from '#client/ui/select.tsx'

type AheadSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  value: string
  onChoose: (value: string) => void
}

/** A list that shows what was chosen before the screen has followed. */
export function AheadSelect({ value, onChoose, ...rest }: AheadSelectProps) {
  const [shown, setShown] = useAhead(value)
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
