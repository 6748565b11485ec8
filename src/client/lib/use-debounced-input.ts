import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Debounces typing; `flush` commits at once. An external change of `value` replaces the text, the echo of a committed
 * value does not.
 */
export function useDebouncedInput(value: string, onCommit: (text: string) => void, delay: number) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setText(value)
      setSent(value)
    }
  }
  const settle = () => {
    const settled = text.trim()
    if (settled === sent) return
    setSent(settled)
    onCommit(settled)
  }
  const settleLater = useEffectEvent(settle)
  const isPending = text.trim() !== sent
  // biome-ignore lint/correctness/useExhaustiveDependencies: every keystroke starts the wait again.
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(settleLater, delay)
    return () => clearTimeout(timer)
  }, [text, isPending, delay])
  return { text, setText, settle }
}
