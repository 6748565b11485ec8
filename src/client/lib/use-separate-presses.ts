import { useRef } from 'react'

/** Two presses that come sooner after one another are the two halves of a double click. */
const apartMs = 500

/**
 * Tells a press from the second half of a double click. For what takes itself off a list: the next one slides under the
 * pointer, and the second half would be meant for something that is gone.
 */
export function useSeparatePresses() {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    const isSeparate = now - last.current > apartMs
    if (isSeparate) last.current = now
    return isSeparate
  }
}
