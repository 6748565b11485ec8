import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface DetailLineProps {
  label: string
  Icon: LucideIcon
  children: ReactNode
}

export function DetailLine({ label, Icon, children }: DetailLineProps) {
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 py-2.5">
      <dt className="flex gap-2 text-ink-faint">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {label}
      </dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line text-ink">{children}</dd>
    </div>
  )
}

export function NotSpecified() {
  return <span className="text-ink-faint">Not specified</span>
}
