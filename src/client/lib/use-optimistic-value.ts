import { useState } from 'react'

/**
 * What a control shows: the choice just made, ahead of the value that follows from it a moment later. A value that changes
 * for another reason, such as Back, takes the place of the choice.
 */
export function useOptimisticValue<Value>(value: Value) {
  const [ahead, setAhead] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    setAhead(value)
  }
  return [ahead, setAhead] as const
}
