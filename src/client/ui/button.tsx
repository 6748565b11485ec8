import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonStyleProps, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & ButtonStyleProps & { loading?: boolean }

/** While `loading`, the button keeps its words, and a second press does nothing. */
export function Button({ variant, size, className, loading = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      onMouseDown={rest.type === 'submit' ? keepFocus : undefined}
      {...rest}
      aria-busy={loading || undefined}
      disabled={rest.disabled || loading}
      className={buttonStyle({ variant, size, className })}
    >
      {loading ? <Spinner /> : null}
      {children}
    </button>
  )
}

/**
 * A press on the submit button takes the focus from a field, whose error then appears and moves the button
 * away from under the pointer: the press is lost. So the field keeps the focus until the form is sent.
 */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
