import type { CommunityEvent } from '#client/api/events.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { CompareButton } from '#client/features/compare/compare-button.tsx'
import { CompareMenuItem } from '#client/features/compare/compare-menu-item.tsx'
import { eventUrl } from '#client/features/events/url-state/event-url.ts'
import { MoreMenu } from '#client/features/reactions/more-menu.tsx'
import { SaveButton } from '#client/features/reactions/save-button.tsx'
import { ThumbsUpButton } from '#client/features/reactions/thumbs-up-button.tsx'
import { ShareLinkButton } from '#client/ui/share-link-button.tsx'
import { browseListingPath } from '#shared/listings/browse-paths.ts'

export function EventActions({ event: { id, title, thumbsUpCount } }: { event: CommunityEvent }) {
  return (
    <>
      <SaveButton kind="event" id={id} />
      <CompareButton kind="event" id={id} />
      <ShareLinkButton title={title} path={sharedPath(id, title)} />
      <ThumbsUpButton kind="event" id={id} thumbsUpCount={thumbsUpCount} />
      <MoreMenu item={{ reportType: 'listing', itemType: 'event', itemId: id }} title={title}>
        <CompareMenuItem kind="event" id={id} />
      </MoreMenu>
    </>
  )
}

/** The public page, which needs no account; the events page if public browsing is off. */
const sharedPath = (id: number, title: string) =>
  siteConfig().publicBrowsing ? browseListingPath('event', id, title) : eventUrl(id)
