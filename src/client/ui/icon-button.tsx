import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#client/lib/cx.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; children: ReactNode }

/** Ignores clicks while `aria-disabled`. Unlike a disabled button, it keeps focus. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      {...(rest['aria-disabled'] === true ? { onClick: undefined } : {})}
      className={cx(iconButtonStyle, className)}
    >
      {children}
    </button>
  )
}

export const iconButtonStyle =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors ' +
  'hover:bg-accent-soft hover:text-ink disabled:pointer-events-none disabled:opacity-50 ' +
  'aria-disabled:pointer-events-none aria-disabled:opacity-50 data-pressed:opacity-50 md:size-10 ' +
  '[&>svg]:size-5'
