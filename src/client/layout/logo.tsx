import { Link } from 'wouter'
import { siteConfig } from '#client/api/site-config.ts'
import { Cairn } from '#client/ui/art/cairn.tsx'

export function Logo() {
  return (
    <Link
      href="/"
      className="inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-md font-display text-xl font-semibold text-ink"
    >
      <Cairn className="size-8 text-accent" />
      {/* The narrowest phones have room for the header's controls or for the name. */}
      <span className="max-[23.5rem]:sr-only">{siteConfig().siteName}</span>
    </Link>
  )
}
