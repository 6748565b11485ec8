import { CalendarPlus, ExternalLink } from 'lucide-react'
import type { CommunityEvent } from '#client/api/events.ts'
import { eventPicture } from '#client/features/events/event-picture.ts'
import { eventUrl } from '#client/features/events/url-state/event-url.ts'
import { ReportButton } from '#client/features/reactions/report-button.tsx'
import { SaveButton } from '#client/features/reactions/save-button.tsx'
import { ThumbsUpButton } from '#client/features/reactions/thumbs-up-button.tsx'
import { longDay } from '#client/lib/calendar-day-format.ts'
import { Badge } from '#client/ui/badge.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EnlargeablePicture } from '#client/ui/enlargeable-picture.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { ShareLinkButton } from '#client/ui/share-link-button.tsx'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { eventHours } from '#shared/rules/event-time.ts'
import { ActivityBox } from './activity-box.tsx'

export function EventHeader({ event }: { event: CommunityEvent }) {
  const { id, title, eventDate, registrationLink } = event
  const isPast = eventDate < pacificDay(new Date())
  return (
    <header className="flex flex-col gap-5 sm:flex-row sm:gap-6">
      <EnlargeablePicture
        {...eventPicture(event)}
        photo={event.photoUrl}
        alt={`Photo of ${title}`}
        className="aspect-video w-full self-start rounded-lg sm:w-72"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-col gap-1">
          {/* The dialog title already announces this. */}
          <p aria-hidden="true" className="font-display text-2xl font-semibold text-balance wrap-anywhere">
            {title}
          </p>
          <p className="text-ink-soft">{event.organizer}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
          <strong className="font-semibold">{longDay(eventDate)}</strong>
          <span>{eventHours(event) ?? 'All day'}</span>
          {isPast ? <Badge>This event has passed</Badge> : null}
        </p>
        <div className="flex flex-wrap gap-2">
          {registrationLink && !isPast ? (
            <a href={registrationLink} target="_blank" rel="noopener noreferrer" className={registerStyle}>
              Register
              <ExternalLink aria-hidden="true" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : null}
          <LinkButton
            href={`/api/events/${id}/calendar.ics`}
            fullPage
            size="sm"
            variant={registrationLink && !isPast ? 'secondary' : 'primary'}
          >
            <CalendarPlus aria-hidden="true" />
            Add to calendar
          </LinkButton>
        </div>
        <div className="flex flex-wrap gap-2">
          <ThumbsUpButton kind="event" id={id} thumbsUpCount={event.thumbsUpCount} />
          <SaveButton kind="event" id={id} />
          <ShareLinkButton title={title} path={eventUrl(id)} />
          <ReportButton item={{ reportType: 'listing', itemType: 'event', itemId: id }} title={title} />
        </div>
        <ActivityBox event={event} />
      </div>
    </header>
  )
}

const registerStyle = buttonStyle({ size: 'sm' })
