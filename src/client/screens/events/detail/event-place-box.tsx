import type { CommunityEvent } from '#client/api/events.ts'
import { mapLinks } from '#client/features/event-map/map-links.ts'
import { PlaceMap } from '#client/features/event-map/place-map.tsx'
import { placeLines } from '#client/features/events/event-place.ts'
import { NewTabLink } from '#client/features/listings/detail/contact-line.tsx'
import { PostalAddress } from '#client/features/listings/detail/postal-address.tsx'

export function EventPlaceBox({ event }: { event: CommunityEvent }) {
  const lines = placeLines(event)
  if (lines.length === 0) return null
  const { latitude, longitude } = event
  const place = latitude === null || longitude === null ? null : { latitude, longitude, isExact: true }
  return (
    <section aria-label="Location" className="flex min-w-0 flex-col gap-3 pb-4">
      <PostalAddress lines={lines} />
      <div>
        <PlaceMap eventId={event.id} label={lines.join(', ')} />
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-ink-soft">
        Open in
        {mapLinks({ lines, place }).map(({ name, href }) => (
          <NewTabLink key={name} href={href}>
            {name}
          </NewTabLink>
        ))}
      </p>
    </section>
  )
}
