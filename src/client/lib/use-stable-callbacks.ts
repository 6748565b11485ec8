import { useLayoutEffect, useRef, useState } from 'react'

type Callback = (...args: never[]) => unknown

/** Functions with a stable identity that call those of the last render, so that memoized rows do not re-render. */
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
