import { useState } from 'react'

/** Shows a choice immediately, until the external value catches up. An external change, such as Back, replaces it. */
export function useOptimisticValue<Value>(value: Value) {
  const [ahead, setAhead] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    setAhead(value)
  }
  return [ahead, setAhead] as const
}
