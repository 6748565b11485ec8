import type { ComponentProps } from 'react'
import { useDebouncedInput } from '#client/lib/use-debounced-input.ts'
import { Input } from '#client/ui/input.tsx'

type DebouncedInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  value: string
  onCommit: (text: string) => void
}

/** Debounce of typed text; blur and Enter apply it at once (docs/product.md 20.3). */
const pause = 300

export function DebouncedInput({ value, onCommit, ...rest }: DebouncedInputProps) {
  const { text, setText, settle } = useDebouncedInput(value, onCommit, pause)
  return (
    <Input
      {...rest}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
