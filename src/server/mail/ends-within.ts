import { setTimeout as sleep } from 'node:timers/promises'

/** Whether the work ended in time; it goes on either way. */
export async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const over = new AbortController()
  const timeout = sleep(ms, false, { signal: over.signal }).catch(() => false)
  const ended = await Promise.race([work.then(() => true), timeout])
  over.abort()
  return ended
}
