import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field.tsx'

/** Grows with its content where the browser supports it. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      className={cx(controlStyle, 'field-sizing-content max-h-96 resize-y px-3.5 py-2.5', className)}
    />
  )
}
