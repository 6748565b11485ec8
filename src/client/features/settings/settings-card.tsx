import { type ReactNode, useId } from 'react'
import { cx } from '#client/lib/cx.ts'
import { Card } from '#client/ui/card.tsx'

interface SettingsCardProps {
  title: string
  description?: ReactNode
  className?: string
  children: ReactNode
}

/** A stacking context, so that a change repaints this card and not the page (docs/decisions/0015). */
export function SettingsCard({ title, description, className, children }: SettingsCardProps) {
  const headingId = useId()
  return (
    <Card role="region" aria-labelledby={headingId} className={cx('isolate flex flex-col gap-5', className)}>
      <div>
        <h2 id={headingId} className="text-lg">
          {title}
        </h2>
        {description ? <p className="mt-1 text-sm text-ink-soft">{description}</p> : null}
      </div>
      {children}
    </Card>
  )
}
