import { cx } from '#client/lib/cx.ts'

/** Give it the size of the content, to avoid a layout shift. */
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
