import { useLayoutEffect } from 'react'

let lockCount = 0

/**
 * Prevents the page under a dialog from scrolling. Uses properties that are not inherited: the lock in the Radix overlay sets a
 * custom property on the body, which restyles every element.
 */
export function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return
    lockCount += 1
    if (lockCount === 1) lock()
    return () => {
      lockCount -= 1
      if (lockCount === 0) unlock()
    }
  }, [isLocked])
}

/** Keeps the width of the scroll bar, so that the page stays in place. */
function lock() {
  const { documentElement: root, body } = document
  const scrollBarWidth = Math.max(0, window.innerWidth - root.clientWidth)
  root.style.overflow = 'hidden'
  if (scrollBarWidth > 0) body.style.paddingRight = `${scrollBarWidth}px`
}

function unlock() {
  document.documentElement.style.overflow = ''
  document.body.style.paddingRight = ''
}
