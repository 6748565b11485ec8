import { useEffect, useRef } from 'react'
import { focusElement, isFocusLost } from './move-focus.ts'

/**
 * For a list whose rows disappear when one of their controls acts: moves focus to the returned ref if a render removes the
 * focused control from it. Changes in the background do not take focus. Call it in the component that renders the rows.
 */
export function useFocusAfterRemoval<Place extends HTMLElement = HTMLElement>() {
  const place = useRef<Place>(null)
  const hadFocus = place.current?.contains(document.activeElement) ?? false
  useEffect(() => {
    if (hadFocus && isFocusLost()) focusElement(place.current)
  })
  return place
}
