import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LinkButton } from '#client/ui/link-button.tsx'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { HeaderBar } from './header-bar.tsx'
import { LegalLinks } from './legal-links.tsx'
import { MainArea } from './main-area.tsx'
import { SkipLink } from './skip-link.tsx'

/** The header shows no buttons while the session loads, to avoid a flash of the wrong ones. */
export function SignedOutLayout({
  isSessionKnown,
  children,
}: {
  isSessionKnown: boolean
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <HeaderBar>{isSessionKnown ? <Actions /> : null}</HeaderBar>
      <MainArea>{children}</MainArea>
      <LegalLinks />
    </div>
  )
}

function Actions() {
  return (
    <nav aria-label="Main" className="ml-auto flex items-center gap-2 sm:gap-4">
      {/* A full page load: the server renders it. Hidden by the style sheet where the site has no public pages. */}
      <a
        href={browseRoot}
        className="browse-link inline-flex min-h-11 items-center px-2 text-sm font-medium text-ink-soft hover:text-ink"
      >
        Browse
      </a>
      <Link
        href="/learn-more"
        className="inline-flex min-h-11 items-center px-2 text-sm font-medium text-ink-soft hover:text-ink max-xs:hidden"
      >
        Learn More<span className="sr-only"> about this site</span>
      </Link>
      <LinkButton href="/api/login" fullPage size="sm">
        Sign In
      </LinkButton>
    </nav>
  )
}
