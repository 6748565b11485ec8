import { type ReactNode, useId } from 'react'
import { formatCount } from '#client/lib/count-of.ts'

interface PersonSectionProps {
  title: string
  total: number
  /** The empty state. */
  empty: string
  shown: number
  children: ReactNode
}

/** A list with its total, and a note if only the newest entries are shown. */
export function PersonSection({ title, total, shown, empty, children }: PersonSectionProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <h2 id={headingId} className="text-lg">
        {title} <span className="font-normal text-ink-faint tabular-nums">{formatCount(total)}</span>
      </h2>
      {total === 0 ? <p className="mt-2 text-sm text-ink-soft">{empty}</p> : null}
      {children}
      {shown < total ? <p className="mt-2 text-xs text-ink-faint">The newest {shown} are shown.</p> : null}
    </section>
  )
}
