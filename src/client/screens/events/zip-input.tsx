import { useState } from 'react'
import { useDebouncedInput } from '#client/lib/use-debounced-input.ts'
import { Input } from '#client/ui/input.tsx'

const pause = 300
/** A partial ZIP code is not an error until the user stops typing. */
const longPause = 2000
const whole = /^(\d{5}(-\d{4})?)?$/

export function ZipInput({ value, onCommit }: { value: string; onCommit: (text: string) => void }) {
  const [isWhole, setWhole] = useState(true)
  const { text, setText, settle } = useDebouncedInput(value, onCommit, isWhole ? pause : longPause)
  return (
    <Input
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      placeholder="94568"
      value={text}
      onChange={({ target }) => {
        setWhole(whole.test(target.value.trim()))
        setText(target.value)
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
