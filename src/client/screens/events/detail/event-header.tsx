import type { CommunityEvent } from '#client/api/events.ts'
import { eventPicture } from '#client/features/events/event-picture.ts'
import { DetailTitle } from '#client/features/listings/detail/detail-title.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { EnlargeablePicture } from '#client/ui/enlargeable-picture.tsx'
import { ActivityLine } from './activity-line.tsx'

interface EventHeaderProps {
  event: CommunityEvent
  isPast: boolean
  isPage: boolean
}

export function EventHeader({ event, isPast, isPage }: EventHeaderProps) {
  return (
    <header className="flex flex-col gap-4 sm:flex-row sm:gap-6">
      <EnlargeablePicture
        {...eventPicture(event)}
        photo={event.photoUrl}
        alt={`Photo of ${event.title}`}
        className="aspect-video w-full self-start rounded-lg sm:w-64"
      />
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-2">
        <div>
          <DetailTitle title={event.title} isPage={isPage} />
          <p className="text-breaks text-ink-soft">{event.organizer}</p>
        </div>
        {isPast ? (
          <p>
            <Badge>This event has passed</Badge>
          </p>
        ) : null}
        <ActivityLine event={event} />
      </div>
    </header>
  )
}
