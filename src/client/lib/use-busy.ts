import { useCallback, useState } from 'react'

/** Which of many things are being worked on, by key. Whoever starts the work tells of its failure. */
export function useBusy<Key>() {
  const [busy, setBusy] = useState<ReadonlySet<Key>>(new Set())
  const track = useCallback(async (keys: readonly Key[], work: Promise<unknown>) => {
    setBusy((known) => new Set([...known, ...keys]))
    await work.catch(() => undefined)
    setBusy((known) => new Set([...known].filter((key) => !keys.includes(key))))
  }, [])
  return { busy, track }
}
