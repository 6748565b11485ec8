import { useEffect, useRef } from 'react'

/** Returns a ref for a controlled input of a server-rendered page, and adopts text that was typed before hydration. */
export function useTypedEarly(setText: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current?.value) setText(input.current.value)
  }, [setText])
  return input
}
