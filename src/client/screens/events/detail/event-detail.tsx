import type { CommunityEvent } from '#client/api/events.ts'
import { EventAbout } from './event-about.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventHeader } from './event-header.tsx'
import { EventPlaceBox } from './event-place-box.tsx'
import { OrganizerBox } from './organizer-box.tsx'

export function EventDetail({ event }: { event: CommunityEvent }) {
  return (
    <article className="flex flex-col gap-8">
      <EventHeader event={event} />
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="flex min-w-0 flex-col gap-8">
          <EventAbout event={event} />
          <OrganizerBox event={event} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <EventFacts event={event} />
          <EventPlaceBox event={event} />
        </div>
      </div>
    </article>
  )
}
