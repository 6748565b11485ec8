import type { SyntheticEvent } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * For a button with an expensive render, and for the form of a submit button. The button looks pressed in the next paint, and
 * the action follows. Further presses are ignored until the paint after it.
 */
export function afterPress(action: () => unknown) {
  return (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault()
    const { dataset } = pressedElement(event)
    if (dataset.pressed !== undefined) return
    dataset.pressed = ''
    afterPaint(() => {
      afterPaint(() => delete dataset.pressed)
      action()
    })
  }
}

/** Enter also sets the submit button as the submitter. */
function pressedElement({ nativeEvent, currentTarget }: SyntheticEvent<HTMLElement>): HTMLElement {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter ?? currentTarget
}
