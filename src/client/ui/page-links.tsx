import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { cx } from '#client/lib/cx.ts'
import { iconButtonStyle } from './icon-button.tsx'
import { pageNumberStyle, pageNumberTarget } from './page-number-style.ts'
import { pageWindow } from './page-window.ts'

interface PageLinksProps {
  page: number
  lastPage: number
  hrefOf: (page: number) => string
  onNavigate?: () => void
}

/** Page numbers as links, for crawlers and browsers without scripts. */
export function PageLinks({ page, lastPage, hrefOf, onNavigate }: PageLinksProps) {
  if (lastPage <= 1) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-0.5 xs:gap-1">
      <Step label="Previous page" href={page > 1 ? hrefOf(page - 1) : null} onNavigate={onNavigate}>
        <ChevronLeft aria-hidden="true" />
      </Step>
      {pageWindow(page, lastPage).map((entry, index) =>
        entry === 'ellipsis' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis is identified by its index.
          <span key={`gap-${index}`} aria-hidden="true" className="w-5 text-center text-ink-faint">
            …
          </span>
        ) : (
          <Link
            key={entry}
            href={hrefOf(entry)}
            onClick={onNavigate}
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            className={pageNumberTarget}
          >
            <span className={pageNumberStyle(entry === page)}>{entry}</span>
          </Link>
        ),
      )}
      <Step label="Next page" href={page < lastPage ? hrefOf(page + 1) : null} onNavigate={onNavigate}>
        <ChevronRight aria-hidden="true" />
      </Step>
    </nav>
  )
}

interface StepProps {
  label: string
  href: string | null
  onNavigate?: () => void
  children: ReactNode
}

function Step({ label, href, onNavigate, children }: StepProps) {
  if (href === null) {
    return (
      <span aria-hidden="true" className={cx(iconButtonStyle, 'pointer-events-none opacity-50')}>
        {children}
      </span>
    )
  }
  return (
    <Link href={href} onClick={onNavigate} aria-label={label} className={iconButtonStyle}>
      {children}
    </Link>
  )
}
