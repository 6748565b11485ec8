import type { SyntheticEvent } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * For a button whose action renders much, and for the form of a submit button. The button looks pressed in the next paint, and
 * the action follows. Until the paint after it, further presses are ignored.
 */
export function afterPress(action: () => unknown) {
  return (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault()
    const { dataset } = pressedBy(event)
    if (dataset.pressed !== undefined) return
    dataset.pressed = ''
    afterPaint(() => {
      afterPaint(() => delete dataset.pressed)
      action()
    })
  }
}

/** A form that is submitted by Enter has its submit button as the submitter, too. */
function pressedBy({ nativeEvent, currentTarget }: SyntheticEvent<HTMLElement>): HTMLElement {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter ?? currentTarget
}
