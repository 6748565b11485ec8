import { cx } from '#client/lib/cx.ts'

/**
 * The shape of what is coming. Give it the size of the real thing, so that nothing moves when that arrives.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'animate-breathe bg-line/70',
        /\brounded-/.test(className ?? '') ? '' : 'rounded-md',
        className,
      )}
    />
  )
}
