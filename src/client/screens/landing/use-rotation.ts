import { useEffect, useState } from 'react'

const intervalMs = 6_000
const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * Rotates automatically, except with reduced motion. Hover and focus pause it without changing the user's choice.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0)
  const [isRotating, setRotating] = useState(false)
  const [isPaused, setPaused] = useState(false)

  useEffect(() => {
    const query = window.matchMedia(reducedMotion)
    const update = () => setRotating(!query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])

  const isMoving = isRotating && !isPaused
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setIndex((current) => wrap(current + 1, count)), intervalMs)
    return () => clearInterval(timer)
  }, [isMoving, count])

  return {
    index,
    isRotating,
    isMoving,
    setRotating,
    setPaused,
    step: (offset: number) => setIndex((current) => wrap(current + offset, count)),
  }
}

const wrap = (index: number, count: number) => (index + count) % count
