import { Bookmark, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { usePreferences } from '#client/api/preferences.ts'
import { VerificationReminder } from '#client/features/account/verification-reminder.tsx'
import { SaveAfterSignIn } from '#client/features/reactions/save-after-sign-in.tsx'
import { cx } from '#client/lib/cx.ts'
import { iconButtonStyle } from '#client/ui/icon-button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import type { Account } from '#shared/contract/users.ts'
import { AvatarMenu } from './avatar-menu.tsx'
import { Footer } from './footer.tsx'
import { HeaderBar } from './header-bar.tsx'
import { HeaderSearch } from './header-search.tsx'
import { MainArea } from './main-area.tsx'
import { MainNav } from './main-nav.tsx'
import { NavMenu } from './nav-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import { Tray } from './tray.tsx'

interface SignedInLayoutProps {
  user: Account
  /** Called on hover or focus, for preloading. */
  onIntent: (path: string) => void
  children: ReactNode
}

export function SignedInLayout({ user, onIntent, children }: SignedInLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {/* Before the page, which may change the URL. */}
      <SaveAfterSignIn />
      <SkipLink />
      <HeaderBar>
        <MainNav onIntent={onIntent} />
        <div className="ml-auto flex items-center sm:gap-1.5">
          <HeaderSearch />
          <BookmarksLink />
          <div className="size-11 md:size-10">
            <bell.Screen />
          </div>
          <LinkButton href="/submit-listing" size="sm" className="mx-1.5 max-xs:hidden">
            <Plus aria-hidden="true" />
            Add Listing
          </LinkButton>
          <AvatarMenu user={user} />
          <NavMenu onIntent={onIntent} />
        </div>
      </HeaderBar>
      {user.emailVerified ? null : <VerificationReminder email={user.email} />}
      <MainArea>{children}</MainArea>
      <Footer />
      <Tray />
      <PrefetchPreferences />
    </div>
  )
}

/** Lists start with the home ZIP code and would otherwise wait for it. */
function PrefetchPreferences() {
  usePreferences()
  return null
}

/** Loads after the first paint; its container reserves the space. */
const bell = lazyPart(
  async () => (await import('#client/features/notifications/notification-bell.tsx')).NotificationBell,
)

function BookmarksLink() {
  const [path] = useLocation()
  return (
    <Tooltip text="Saved items">
      <Link
        href="/bookmarks"
        aria-label="Saved items"
        aria-current={path === '/bookmarks' ? 'page' : undefined}
        className={cx(iconButtonStyle, 'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent')}
      >
        <Bookmark aria-hidden="true" />
      </Link>
    </Tooltip>
  )
}
