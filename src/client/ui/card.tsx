import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={cx('rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6', className)}
    />
  )
}
