import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field.tsx'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} className={cx(controlStyle, 'px-3.5', className)} />
}
