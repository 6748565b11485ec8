import { useEffect, useRef } from 'react'

/**
 * Returns a ref for a controlled input of a server-rendered page, and adopts text that was typed before hydration. A text that is
 * the same is not set again: React would apply it to a later change of the text.
 */
export function useTypedEarly(text: string, setText: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const typed = input.current?.value
    if (typed && typed !== text) setText(typed)
  }, [text, setText])
  return input
}
