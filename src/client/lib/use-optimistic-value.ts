import { useState } from 'react'

/** Shows a choice immediately, until the external value catches up. An external change, such as Back, replaces it. */
export function useOptimisticValue<Value>(value: Value) {
  const [optimistic, setOptimistic] = useState(value)
  const [previous, setPrevious] = useState(value)
  if (value !== previous) {
    setPrevious(value)
    setOptimistic(value)
  }
  return [optimistic, setOptimistic] as const
}
