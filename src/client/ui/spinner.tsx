import { cx } from '#client/lib/cx.ts'

/** For a spinner with a label, use `Loading`. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" aria-hidden="true" className={cx('size-5 animate-spin', className)}>
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.22" strokeWidth="2.25" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
  )
}
