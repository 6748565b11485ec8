import { useEffect, useState } from 'react'

const pace = 6_000
const calm = '(prefers-reduced-motion: reduce)'

/**
 * Rotates automatically, stopped by default for reduced motion. Hover and focus pause it without changing the user's
 * choice.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0)
  const [isRotating, setRotating] = useState(false)
  const [isPaused, setPaused] = useState(false)

  useEffect(() => {
    const query = window.matchMedia(calm)
    const follow = () => setRotating(!query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])

  const isMoving = isRotating && !isPaused
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setIndex((shown) => wrap(shown + 1, count)), pace)
    return () => clearInterval(timer)
  }, [isMoving, count])

  return {
    index,
    isRotating,
    isMoving,
    setRotating,
    setPaused,
    step: (by: number) => setIndex((shown) => wrap(shown + by, count)),
  }
}

const wrap = (index: number, count: number) => (index + count) % count
