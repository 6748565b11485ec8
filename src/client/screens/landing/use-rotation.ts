import { useEffect, useState } from 'react'

const pace = 6_000
const calm = '(prefers-reduced-motion: reduce)'

/**
 * Which of several things is shown, changing by itself. Whoever asked their system for less motion starts with it
 * stopped; holding it, while the pointer or the focus is there, does not change what the person chose.
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
