import { Link, useLocation } from 'wouter'
import { navLinks } from './nav-links.ts'

/** Shown from extra-large screens up. */
export function MainNav({ onIntent }: { onIntent: (path: string) => void }) {
  const [path] = useLocation()
  return (
    <nav aria-label="Main" className="ml-6 hidden gap-1 xl:flex">
      {navLinks.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === path ? 'page' : undefined}
          onPointerEnter={() => onIntent(href)}
          onFocus={() => onIntent(href)}
          className="relative flex h-16 items-center rounded-md px-3 focus-visible:-outline-offset-6 text-sm font-medium text-ink-soft transition-colors after:absolute after:inset-x-3 after:-bottom-px after:h-0.75 after:rounded-t-full hover:text-ink aria-[current=page]:text-accent aria-[current=page]:after:bg-accent"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
