import { Link } from 'wouter'
import { ThemeSwitch } from './theme-switch.tsx'

/** Signed-out pages have no footer, so the legal links are here. */
export function LegalLinks() {
  return (
    <section
      aria-label="About this site"
      className="container-page flex flex-wrap items-center justify-center gap-x-6 gap-y-2 py-6 text-sm text-ink-faint sm:justify-end"
    >
      <nav aria-label="Legal" className="flex gap-x-6 sm:mr-auto">
        <Link href="/privacy-policy" className={linkStyle}>
          Privacy Policy
        </Link>
        <Link href="/terms-of-use" className={linkStyle}>
          Terms of Service
        </Link>
      </nav>
      <ThemeSwitch />
    </section>
  )
}

const linkStyle = 'inline-flex min-h-11 items-center hover:text-ink hover:underline hover:underline-offset-4'
