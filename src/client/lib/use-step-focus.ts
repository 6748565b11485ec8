import { useEffect, useRef } from 'react'
import { focusElement, isFocusLost } from './move-focus.ts'

/**
 * For content that its own controls replace: moves focus to the returned ref if the focused control is gone. An undefined
 * step is still loading.
 */
export function useStepFocus<Place extends HTMLElement = HTMLElement>(step: string | undefined) {
  const place = useRef<Place>(null)
  const previous = useRef(step)
  useEffect(() => {
    const isNext = previous.current !== undefined && previous.current !== step
    if (isNext && isFocusLost()) focusElement(place.current)
    previous.current = step
  }, [step])
  return place
}
