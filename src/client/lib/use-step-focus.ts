import { useEffect, useRef } from 'react'
import { focusElement } from './move-focus.ts'

/**
 * For content that is replaced by its own controls: moves focus to the element that stays, because the control that had
 * it is gone. An undefined step is still loading.
 */
export function useStepFocus(step: string | undefined) {
  const place = useRef<HTMLElement>(null)
  const previous = useRef(step)
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== step) focusElement(place.current)
    previous.current = step
  }, [step])
  return place
}
