import { useCallback, useEffect, useRef, useState } from 'react'
import { captureFocus } from './move-focus.ts'

/** Tracks running work by key and restores focus to the disabled control when it ends. Callers report failures. */
export function useBusy<Key>() {
  const [busy, setBusy] = useState<ReadonlySet<Key>>(new Set())
  const held = useRef<(() => void)[]>([])
  const track = useCallback(async (keys: readonly Key[], work: Promise<unknown>) => {
    const giveFocusBack = captureFocus()
    setBusy((known) => new Set([...known, ...keys]))
    await work.catch(() => undefined)
    held.current.push(giveFocusBack)
    setBusy((known) => new Set([...known].filter((key) => !keys.includes(key))))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page shows that something is done, not before.
  useEffect(() => {
    for (const giveFocusBack of held.current.splice(0)) giveFocusBack()
  }, [busy])
  return { busy, track }
}
