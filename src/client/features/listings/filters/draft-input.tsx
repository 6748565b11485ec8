import type { ComponentProps } from 'react'
import { useDraft } from '#client/lib/use-draft.ts'
import { Input } from '#client/ui/input.tsx'

type DraftInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  value: string
  onSettle: (text: string) => void
}

/** Debounce of typed text; blur and Enter apply it at once (docs/product.md 20.3). */
const pause = 300

export function DraftInput({ value, onSettle, ...rest }: DraftInputProps) {
  const { text, setText, settle } = useDraft(value, onSettle, pause)
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
