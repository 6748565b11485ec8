import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx.ts'

/** Errors interrupt screen readers, other messages do not. */
export function Alert({ tone, children }: { tone: 'danger' | 'accent'; children: ReactNode }) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'rounded-md px-4 py-3 text-sm text-ink',
        tone === 'danger' ? 'bg-danger-soft' : 'bg-accent-soft',
      )}
    >
      {children}
    </div>
  )
}
