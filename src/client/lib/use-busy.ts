import { useCallback, useEffect, useRef, useState } from 'react'
import { captureFocus } from './move-focus.ts'

/** Tracks running work by key and restores focus to the disabled control when it ends. Callers report failures. */
export function useBusy<Key>() {
  const [busy, setBusy] = useState<ReadonlySet<Key>>(new Set())
  const restoreQueue = useRef<(() => void)[]>([])
  const track = useCallback(async (keys: readonly Key[], work: Promise<unknown>) => {
    const restoreFocus = captureFocus()
    setBusy((current) => new Set([...current, ...keys]))
    await work.catch(() => undefined)
    restoreQueue.current.push(restoreFocus)
    setBusy((current) => new Set([...current].filter((key) => !keys.includes(key))))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the busy state has rendered.
  useEffect(() => {
    for (const restoreFocus of restoreQueue.current.splice(0)) restoreFocus()
  }, [busy])
  return { busy, track }
}
