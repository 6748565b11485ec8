import { ExternalLink } from 'lucide-react'
import { cx } from '#client/lib/cx.ts'
import { BreakableText } from '#client/ui/breakable-text.tsx'

interface ResourceLinkProps {
  resource: { label: string; url: string }
  className?: string
}

export function ResourceLink({ resource, className }: ResourceLinkProps) {
  return (
    <a
      href={resource.url}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(
        'inline-block min-h-6 font-medium text-accent underline-offset-2 hover:underline',
        className,
      )}
    >
      <BreakableText
        text={resource.label}
        icon={
          <ExternalLink aria-label="opens in a new tab" className="ml-0.5 inline size-3.5 align-[-0.1em]" />
        }
      />
    </a>
  )
}
