import { cx } from '#client/lib/cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'text' | 'danger' | 'on-band'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonStyleProps {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** Shared by buttons and links. On phones every size is at least 44 px high. */
export function buttonStyle({ variant = 'primary', size = 'md', className }: ButtonStyleProps) {
  return cx(base, variants[variant], sizes[size], className)
}

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-medium whitespace-nowrap select-none ' +
  'transition-[background-color,border-color,color,box-shadow] disabled:pointer-events-none disabled:opacity-55 ' +
  'aria-disabled:pointer-events-none aria-disabled:opacity-55 data-pressed:opacity-55 [&>svg]:size-[1.15em] [&>svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary:
    'border border-line-strong/60 bg-surface text-ink hover:border-accent hover:text-accent active:bg-accent-soft',
  ghost: 'text-ink-soft hover:bg-accent-soft hover:text-ink',
  text: 'text-accent underline-offset-4 hover:underline',
  danger: 'bg-danger text-on-danger hover:bg-danger/90',
  'on-band': 'bg-on-band text-band hover:bg-on-band/90 focus-visible:outline-on-band',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3.5 text-sm md:min-h-9',
  md: 'min-h-11 px-5 text-sm md:min-h-10',
  lg: 'min-h-12 px-7 text-base',
}

/** For a button whose label is visually hidden on phones. */
export const phoneIconStyle = 'max-sm:w-11 max-sm:px-0'

/** For a row of buttons that would wrap on phones: hides the icons there. */
export const phoneLabelsStyle = 'flex flex-wrap gap-2 max-sm:*:px-3 max-sm:[&_svg:not(.animate-spin)]:hidden'
