import { CircleCheck } from 'lucide-react'
import { cx } from '#client/lib/cx.ts'
import { formatMonth } from '#client/lib/format-month.ts'

interface CheckedMonthProps {
  /** Null renders nothing. */
  at: string | null
  className?: string
}

/** 'Checked Nov 2026' */
export function CheckedMonth({ at, className }: CheckedMonthProps) {
  if (!at) return null
  return (
    <span className={cx('inline-flex items-center gap-1 whitespace-nowrap', className)}>
      <CircleCheck aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
      Checked {formatMonth(at)}
    </span>
  )
}
