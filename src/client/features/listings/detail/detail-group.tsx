import type { ReactNode } from 'react'
import { useDetailHeadings } from './detail-headings.ts'

interface DetailGroupProps {
  title?: string
  /** `DetailLine`s. */
  children: ReactNode
}

export function DetailGroup({ title, children }: DetailGroupProps) {
  const { group: Heading } = useDetailHeadings()
  return (
    <div className="py-3.5">
      {title ? <Heading className="mb-1 text-sm font-semibold">{title}</Heading> : null}
      <dl>{children}</dl>
    </div>
  )
}

/** The box around groups. */
export const groupsStyle = 'divide-y divide-line rounded-lg border border-line px-4 text-sm'
