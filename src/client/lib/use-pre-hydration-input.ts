import { useEffect, useRef } from 'react'

/**
 * Returns a ref for a controlled input of a server-rendered page, and adopts text typed before hydration. Does not set
 * unchanged text, because React would queue the update and apply it after a later change.
 */
export function usePreHydrationInput(text: string, setText: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const typed = input.current?.value
    if (typed && typed !== text) setText(typed)
  }, [text, setText])
  return input
}
