import { DateTile } from '#client/features/events/date-tile.tsx'
import { longDay } from '#client/lib/calendar-day-format.ts'
import { DottedText } from '#client/ui/dotted-text.tsx'
import type { ListingTeaser } from '#shared/contract/home.ts'
import { browseListingPath, browseListPath } from '#shared/listings/browse-paths.ts'

export function Weekend({ events }: { events: readonly ListingTeaser[] }) {
  return (
    <section aria-labelledby="weekend">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="weekend" className="text-2xl">
          This weekend
        </h2>
        <a href={browseListPath('event')} className="text-link -my-2 shrink-0 py-2 text-sm">
          All events
        </a>
      </div>
      {events.length === 0 ? (
        <p className="text-ink-soft">No events this weekend yet.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {events.map((event) => (
            <li
              key={event.id}
              className="flex gap-4 rounded-lg border border-line bg-surface p-4 shadow-card"
            >
              {event.eventDate ? <DateTile day={event.eventDate} /> : null}
              <div className="min-w-0">
                <h3 className="line-clamp-2 text-base leading-snug wrap-anywhere">
                  <a
                    href={browseListingPath(event.listingType, event.id, event.title)}
                    className="hover:text-accent"
                  >
                    {event.title}
                  </a>
                </h3>
                <p className="mt-1 line-clamp-2 text-sm text-ink-soft">
                  {event.eventDate ? <span className="sr-only">{longDay(event.eventDate)} · </span> : null}
                  <DottedText parts={[event.organization, event.city]} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
