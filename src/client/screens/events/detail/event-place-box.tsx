import type { CommunityEvent } from '#client/api/events.ts'
import { mapLinks } from '#client/features/event-map/map-links.ts'
import { PlaceMap } from '#client/features/event-map/place-map.tsx'
import { placeLines } from '#client/features/events/event-place.ts'
import { Copyable, NewTab } from '#client/features/listings/detail/contact-line.tsx'
import { NotSpecified } from '#client/features/listings/detail/detail-line.tsx'

export function EventPlaceBox({ event }: { event: CommunityEvent }) {
  const lines = placeLines(event)
  const { latitude, longitude } = event
  const place = latitude === null || longitude === null ? null : { latitude, longitude, isExact: true }
  return (
    <section aria-label="Location" className="min-w-0">
      <h3 className="mb-2 text-lg">Location</h3>
      <div className="flex flex-col gap-3 rounded-lg border border-line p-4 text-sm">
        {lines.length === 0 ? (
          <NotSpecified />
        ) : (
          <>
            <Copyable value={lines.join(', ')} what="address">
              <span className="whitespace-pre-line text-ink wrap-anywhere">{lines.join('\n')}</span>
            </Copyable>
            <div>
              <PlaceMap eventId={event.id} label={lines.join(', ')} />
            </div>
            <p className="flex flex-wrap gap-x-3 gap-y-1 text-ink-soft">
              Open in
              {mapLinks({ lines, place }).map(({ name, href }) => (
                <NewTab key={name} href={href}>
                  {name}
                </NewTab>
              ))}
            </p>
          </>
        )}
      </div>
    </section>
  )
}
