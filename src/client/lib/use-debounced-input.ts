import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Debounces typing; `flush` commits at once. An external change of `value` replaces the text, the echo of a committed
 * value does not.
 */
export function useDebouncedInput(value: string, onCommit: (text: string) => void, delayMs: number) {
  const [text, setText] = useState(value)
  const [previous, setPrevious] = useState(value)
  const [committed, setCommitted] = useState(value)
  if (value !== previous) {
    setPrevious(value)
    if (value !== committed) {
      setText(value)
      setCommitted(value)
    }
  }
  const flush = () => {
    const trimmed = text.trim()
    if (trimmed === committed) return
    setCommitted(trimmed)
    onCommit(trimmed)
  }
  const flushLater = useEffectEvent(flush)
  const isPending = text.trim() !== committed
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the timer.
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(flushLater, delayMs)
    return () => clearTimeout(timer)
  }, [text, isPending, delayMs])
  return { text, setText, flush }
}
