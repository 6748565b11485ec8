import { useEffect, useRef } from 'react'

/** A ref for an input of a public page: what was typed before the scripts of the page ran is in the element alone. */
export function useTypedEarly(setText: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current?.value) setText(input.current.value)
  }, [setText])
  return input
}
