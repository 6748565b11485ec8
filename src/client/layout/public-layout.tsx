import { Menu } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useLocation, useRouter } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { signInPath } from '#client/api/sign-in-path.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { browseListPath } from '#shared/listings/browse-paths.ts'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { HeaderBar } from './header-bar.tsx'
import { LegalLinks } from './legal-links.tsx'
import { MainArea } from './main-area.tsx'
import { SkipLink } from './skip-link.tsx'
import { Tray } from './tray.tsx'

/** For visitors without an account. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const { ssrSearch } = useRouter()
  const query = useSearch({ ssrSearch }).replace(/^\?/, '')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <HeaderBar>
        <KindRow path={path} className="ml-6 hidden xl:block" />
        <div className="ml-auto flex items-center gap-1">
          <LinkButton href={signInPath(query === '' ? path : `${path}?${query}`)} fullPage size="sm">
            Sign In
          </LinkButton>
          <KindMenu path={path} />
        </div>
      </HeaderBar>
      <div className="overflow-x-auto border-b border-line max-md:hidden xl:hidden">
        <KindRow path={path} className="container-page w-max! px-3!" />
      </div>
      <MainArea>{children}</MainArea>
      <LegalLinks />
      <Tray />
    </div>
  )
}

/** On phones, where a row of links would push the results down. A popover opens without scripts. */
function KindMenu({ path }: { path: string }) {
  const id = useId()
  return (
    <div className="md:hidden">
      <IconButton label="Menu" popoverTarget={id}>
        <Menu aria-hidden="true" />
      </IconButton>
      <nav
        id={id}
        popover="auto"
        aria-label="Browse"
        onBlur={({ currentTarget, relatedTarget }) => {
          // Closes when focus moves on; the Menu button toggles the popover itself.
          const isElsewhere =
            relatedTarget instanceof HTMLElement &&
            !currentTarget.contains(relatedTarget) &&
            !relatedTarget.matches(`[popovertarget="${id}"]`)
          if (isElsewhere) currentTarget.hidePopover()
        }}
        className="fixed inset-x-4 top-15 bottom-auto m-0 ml-auto w-56 rounded-lg bg-surface p-1.5 text-ink shadow-float"
      >
        <KindLinks
          path={path}
          linkStyle="flex min-h-11 items-center rounded-md px-3 hover:bg-accent-soft focus-visible:-outline-offset-2 aria-[current=page]:font-medium aria-[current=page]:text-accent"
        />
      </nav>
    </div>
  )
}

function KindRow({ path, className }: { path: string; className: string }) {
  return (
    <nav aria-label="Browse" className={className}>
      <KindLinks
        path={path}
        className="flex gap-1"
        linkStyle="relative flex h-11 items-center rounded-md px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors after:absolute after:inset-x-3 after:-bottom-px after:h-0.75 after:rounded-t-full hover:text-ink focus-visible:-outline-offset-4 aria-[current=page]:text-accent aria-[current=page]:after:bg-accent xl:h-16"
      />
    </nav>
  )
}

function KindLinks(props: { path: string; className?: string; linkStyle: string }) {
  const { path, className, linkStyle } = props
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent(href, path) ? 'page' : undefined} className={linkStyle}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

const links = [
  { href: browseRoot, label: 'Browse' },
  ...kindNames.map((kind) => ({ href: browseListPath(kind), label: kindOf(kind).names.nav })),
]

/** A listing's page marks its list as current; only the directory itself marks the directory. */
const isCurrent = (href: string, path: string) =>
  href === browseRoot ? path === href : path === href || path.startsWith(`${href}/`)
