import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { Card } from '#client/ui/card.tsx'

interface HomeSectionProps {
  title: string
  more?: { label: string; href: string }
  children: ReactNode
}

export function HomeSection({ title, more, children }: HomeSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {more ? (
          <Link href={more.href} className="text-link -my-2 shrink-0 py-2 text-sm">
            {more.label}
          </Link>
        ) : null}
      </div>
      <Card className="mt-4 flex-1 sm:p-5">{children}</Card>
    </section>
  )
}
