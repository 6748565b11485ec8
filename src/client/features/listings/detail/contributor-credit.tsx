import { Avatar } from '#client/ui/avatar.tsx'
import { Badge } from '#client/ui/badge.tsx'
import type { Contributor } from '#shared/contract/listings.ts'

/** Imported listings have no contributor. */
export function ContributorCredit({ contributor }: { contributor: Contributor | null }) {
  if (!contributor) return null
  const { displayName, profileImageUrl, levelName, isNewUser } = contributor
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      <Avatar src={profileImageUrl} name={displayName} className="size-6! text-xs!" />
      <span className="min-w-0 break-words">Added by {displayName}</span>
      <Badge tone="accent">{levelName}</Badge>
      {isNewUser ? <Badge>New</Badge> : null}
    </p>
  )
}
