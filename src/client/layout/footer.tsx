import { Link } from 'wouter'
import { siteConfig } from '#client/api/site-config.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export function Footer() {
  const { siteName, contactEmail } = siteConfig()
  return (
    <footer className="mt-20 border-t border-line print:hidden">
      <div className="container-page flex flex-col gap-x-8 gap-y-5 py-8 text-sm text-ink-soft sm:flex-row sm:flex-wrap sm:items-center sm:justify-between lg:flex-nowrap">
        <p className="max-lg:order-last sm:max-lg:w-full lg:mr-auto">
          © 2025 {siteName}. All rights reserved.
        </p>
        <ul className="flex flex-col gap-x-6 sm:flex-row">
          <li>
            <a href={`mailto:${contactEmail}`} className={linkStyle}>
              {contactEmail}
            </a>
          </li>
          <li>
            <Link href="/privacy-policy" className={linkStyle}>
              Privacy Policy
            </Link>
          </li>
          <li>
            <Link href="/terms-of-use" className={linkStyle}>
              Terms of Service
            </Link>
          </li>
        </ul>
        <div className="max-sm:order-first max-sm:self-start">
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

const linkStyle = 'inline-flex min-h-11 items-center hover:text-ink hover:underline hover:underline-offset-4'
