import { useLayoutEffect, useRef, useState } from 'react'

type Callback = (...args: never[]) => unknown

/** Functions that stay the same and call those of the last render, so that memoized rows do not render again for them. */
export function useStableCallbacks<Callbacks extends { [Name in keyof Callbacks]: Callback }>(
  callbacks: Callbacks,
): Callbacks {
  const latest = useRef(callbacks)
  useLayoutEffect(() => {
    latest.current = callbacks
  })
  const [stable] = useState(() => {
    const names = Object.keys(callbacks) as (keyof Callbacks)[]
    return Object.fromEntries(
      names.map((name) => [name, (...args: never[]) => latest.current[name](...args)]),
    ) as Callbacks
  })
  return stable
}
