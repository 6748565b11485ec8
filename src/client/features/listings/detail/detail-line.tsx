import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface DetailLineProps {
  label: string
  Icon: LucideIcon
  children: ReactNode
}

export function DetailLine({ label, Icon, children }: DetailLineProps) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-2 py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-3">
      <dt className="flex gap-2 text-ink-faint">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {label}
      </dt>
      <dd className="text-breaks min-w-0 whitespace-pre-line text-ink">{children}</dd>
    </div>
  )
}
