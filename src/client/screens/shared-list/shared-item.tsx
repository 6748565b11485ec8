import { Link } from 'wouter'
import { listingValues } from '#client/api/listing-values.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { listingFacts } from '#client/features/listings/listing-facts.ts'
import { ListingPhoto } from '#client/features/listings/listing-photo.tsx'
import type { AnyListing } from '#client/features/listings/listing-values.ts'
import { FactLine } from '#client/features/listings/results/fact-line.tsx'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { DottedText } from '#client/ui/dotted-text.tsx'
import type { SharedList } from '#shared/contract/shared-lists.ts'
import { browseListingPath } from '#shared/listings/browse-paths.ts'
import { deadlineOf } from '#shared/listings/deadline.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'

interface SharedItemProps {
  item: SharedList['items'][number]
  isSignedIn: boolean
}

/** The title is the link, and its target covers the card except for the bookmark. */
export function SharedItem({ item, isSignedIn }: SharedItemProps) {
  const { listingType, listingId, listing } = item
  const kind = kindOf(listingType)
  const values = listingValues(listing)
  const title = String(values[kind.title])
  const organization = kind.organization === null ? null : String(values[kind.organization] ?? '')
  const facts = listingFacts(listing as AnyListing)
  const deadline = deadlineOf(kind, values, pacificDay(new Date()))
  const isPublic = !isSignedIn && siteConfig().publicBrowsing
  const href = isPublic
    ? browseListingPath(listingType, listingId, title)
    : `/${kind.names.path}?view=${listingType}-${listingId}`
  const linkStyle =
    'underline-offset-2 group-hover:text-accent group-hover:underline after:absolute after:inset-0'
  return (
    <article className="group relative grid h-full grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 rounded-lg border border-line bg-surface p-4 shadow-card">
      <ListingPhoto listing={listing as AnyListing} className="size-16 rounded-md" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap gap-1.5">
          <Badge>{kind.names.label}</Badge>
          {deadline ? (
            <Badge tone={deadline.state === 'closing' ? 'danger' : 'neutral'}>
              {[deadline.text, deadline.note].filter(Boolean).join('\u00a0· ')}
            </Badge>
          ) : null}
        </p>
        <h2 className="text-base leading-snug wrap-anywhere">
          {isPublic ? (
            // A full page load: the server renders it.
            <a href={href} className={linkStyle}>
              {title}
            </a>
          ) : (
            <Link href={href} className={linkStyle}>
              {title}
            </Link>
          )}
        </h2>
        <p className="text-sm text-ink-soft wrap-anywhere">
          <DottedText parts={[organization, listing.location]} />
        </p>
        <FactLine facts={facts} className="text-sm text-ink-soft" />
      </div>
      <SaveIconButton kind={listingType} id={listingId} title={title} />
    </article>
  )
}
