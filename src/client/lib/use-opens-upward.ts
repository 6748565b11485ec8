import { type RefObject, useLayoutEffect, useState } from 'react'

const marginPx = 8

/**
 * Whether a list opens above its parent, because there is too little room below. Measured before the paint, when it opens.
 */
export function useOpensUpward(list: RefObject<HTMLElement | null>, isShown: boolean) {
  const [isUpward, setUpward] = useState(false)
  useLayoutEffect(() => {
    const anchor = list.current?.parentElement
    if (!isShown || !list.current || !anchor) return
    const { top, bottom } = anchor.getBoundingClientRect()
    const below = window.innerHeight - bottom
    setUpward(below < list.current.offsetHeight + marginPx && top > below)
  }, [list, isShown])
  return isUpward
}
