import { useQueryClient } from '@tanstack/react-query'
import { ListChecks, LogOut, Map as MapIcon, Settings, ShieldCheck } from 'lucide-react'
import { Link } from 'wouter'
import { type Theme, useTheme } from '#client/lib/theme.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import type { Account } from '#shared/contract/users.ts'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'
import { themes } from './themes.tsx'

export function AvatarMenu({ user }: { user: Account }) {
  const [theme, chooseTheme] = useTheme()
  const client = useQueryClient()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label="Your account"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full md:size-10"
      >
        <Avatar
          src={user.profileImageUrl && smallPhoto(user.profileImageUrl)}
          name={user.firstName || user.email}
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <div className="px-3 pt-2 pb-1.5">
          <p className="truncate text-sm font-semibold">{user.displayName}</p>
          <p className="truncate text-xs text-ink-faint">{user.email}</p>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href="/my-listings">
            <ListChecks aria-hidden="true" />
            My Listings
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href="/my-plan">
            <MapIcon aria-hidden="true" />
            My Plan
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href="/settings">
            <Settings aria-hidden="true" />
            Settings
          </Link>
        </DropdownMenuItem>
        {user.role === 'admin' ? (
          <DropdownMenuItem asChild>
            <Link href="/admin">
              <ShieldCheck aria-hidden="true" />
              Admin Dashboard
            </Link>
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Theme</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={theme} onValueChange={(value) => chooseTheme(value as Theme)}>
          {themes.map(({ value, label, icon }) => (
            // The menu stays open, so that the user sees each theme.
            <DropdownMenuRadioItem key={value} value={value} onSelect={(event) => event.preventDefault()}>
              {icon}
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          {/* Requests in flight would be rejected and would show the session-expired toast. */}
          <a href="/api/logout" onClick={() => void client.cancelQueries()}>
            <LogOut aria-hidden="true" />
            Sign Out
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
