import { Menu, Plus, Search } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { navLinks } from './nav-links.ts'

/** Replaces the main navigation on smaller screens, and the Add Listing button on very small ones. */
export function NavMenu({ onIntent }: { onIntent: (path: string) => void }) {
  const [path] = useLocation()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label="Menu" className="xl:hidden">
          <Menu aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {navLinks.map(({ href, label }) => (
          <DropdownMenuItem key={href} asChild onFocus={() => onIntent(href)}>
            <Link href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <div className="xs:hidden">
          <DropdownMenuSeparator />
          {/* On very narrow screens the header has no room for its icon. */}
          <DropdownMenuItem asChild className="min-[22.5rem]:hidden">
            <Link href="/search" aria-current={path === '/search' ? 'page' : undefined}>
              <Search aria-hidden="true" />
              Search
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link href="/submit-listing" aria-current={path === '/submit-listing' ? 'page' : undefined}>
              <Plus aria-hidden="true" />
              Add Listing
            </Link>
          </DropdownMenuItem>
        </div>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
