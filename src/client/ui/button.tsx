import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { type ButtonStyleProps, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & ButtonStyleProps & { loading?: boolean }

/** Ignores clicks while loading or `aria-disabled`. Unlike a disabled button, it keeps focus. */
export function Button({ variant, size, className, loading = false, children, ...rest }: ButtonProps) {
  const isInert = loading || rest['aria-disabled'] === true
  return (
    <button
      type="button"
      onKeyDown={pressOnce}
      onMouseDown={rest.type === 'submit' ? preventFocusLoss : undefined}
      {...rest}
      aria-busy={loading || rest['aria-busy'] || undefined}
      {...(isInert ? { 'aria-disabled': true, onClick: ignoreClick } : {})}
      className={buttonStyle({ variant, size, className })}
    >
      {loading ? <Spinner /> : null}
      {children}
    </button>
  )
}

/** Enter in a field of the form also clicks the submit button. */
function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}

/** While Enter is held, focus may move to another button, such as Undo, which must not be pressed. */
function pressOnce(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/**
 * Keeps focus in the current field on mouse down. Blur validation would insert an error and move the button before the
 * click lands.
 */
function preventFocusLoss(event: MouseEvent) {
  event.preventDefault()
}
