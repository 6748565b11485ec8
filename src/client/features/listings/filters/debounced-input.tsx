import type { ComponentProps } from 'react'
import { useDebouncedInput } from '#client/lib/use-debounced-input.ts'
import { usePreHydrationInput } from '#client/lib/use-pre-hydration-input.ts'
import { Input } from '#client/ui/input.tsx'

type DebouncedInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  value: string
  onCommit: (text: string) => void
}

const debounceMs = 300

export function DebouncedInput({ value, onCommit, ...rest }: DebouncedInputProps) {
  const { text, setText, flush } = useDebouncedInput(value, onCommit, debounceMs)
  const input = usePreHydrationInput(text, setText)
  return (
    <Input
      {...rest}
      ref={input}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={flush}
      onKeyDown={(event) => {
        if (event.key === 'Enter') flush()
      }}
    />
  )
}
