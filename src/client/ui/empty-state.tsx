import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  description?: ReactNode
  art?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, description, art, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center">
      {art ? <div className="mb-6 w-40">{art}</div> : null}
      <h2 className="text-xl">{title}</h2>
      {description ? <p className="mt-1.5 max-w-md text-balance text-ink-soft">{description}</p> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  )
}
