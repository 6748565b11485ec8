import { useState } from 'react'
import { useDraft } from '#client/lib/use-draft.ts'
import { Input } from '#client/ui/input.tsx'

/** docs/product.md 20.3. */
const pause = 300
/** Half a ZIP code is no mistake yet; only somebody who stops there is told. */
const longPause = 2000
const whole = /^(\d{5}(-\d{4})?)?$/

export function ZipInput({ value, onSettle }: { value: string; onSettle: (text: string) => void }) {
  const [isWhole, setWhole] = useState(true)
  const { text, setText, settle } = useDraft(value, onSettle, isWhole ? pause : longPause)
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
