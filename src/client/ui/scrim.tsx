import { createPortal } from 'react-dom'
import { cx } from '#client/lib/cx.ts'

/** Stays mounted, so that it can fade out. */
export function Scrim({ isShown }: { isShown: boolean }) {
  return createPortal(
    <div
      aria-hidden="true"
      className={cx(
        'fixed inset-0 z-50 touch-none bg-scrim transition-[opacity,visibility] starting:opacity-0',
        !isShown && 'invisible opacity-0',
      )}
    />,
    document.body,
  )
}
