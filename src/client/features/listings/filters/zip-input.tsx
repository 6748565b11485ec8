import { useState } from 'react'
import { useDebouncedInput } from '#client/lib/use-debounced-input.ts'
import { Input } from '#client/ui/input.tsx'

const debounceMs = 300
/** A partial ZIP code is not an error until the user stops typing. */
const incompleteDebounceMs = 2000
const completeZip = /^(\d{5}(-\d{4})?)?$/

export function ZipInput({ value, onCommit }: { value: string; onCommit: (text: string) => void }) {
  const [isComplete, setComplete] = useState(true)
  const { text, setText, flush } = useDebouncedInput(
    value,
    onCommit,
    isComplete ? debounceMs : incompleteDebounceMs,
  )
  return (
    <Input
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      placeholder="94568"
      value={text}
      onChange={({ target }) => {
        setComplete(completeZip.test(target.value.trim()))
        setText(target.value)
      }}
      onBlur={flush}
      onKeyDown={(event) => {
        if (event.key === 'Enter') flush()
      }}
    />
  )
}
