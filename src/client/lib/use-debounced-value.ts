import { useEffect, useState } from 'react'

/** The value as it was once it has not changed for `delayMs`. */
export function useDebouncedValue<Value>(value: Value, delayMs: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
