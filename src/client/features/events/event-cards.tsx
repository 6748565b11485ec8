import type { CommunityEvent } from '#client/api/events.ts'
import type { OpenHandlers } from '#client/ui/open-item.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { EventCard, type SaveButtonOf } from './event-card.tsx'

interface EventCardsProps {
  /** Undefined while loading. */
  events: readonly CommunityEvent[] | undefined
  openHandlers: OpenHandlers
  saveButton?: SaveButtonOf
}

export function EventCards({ events, openHandlers, saveButton }: EventCardsProps) {
  return (
    // The key remounts the list for other events, so that moved cards do not count as layout shift.
    <ul key={events?.map(({ id }) => id).join()} className="flex flex-col gap-3">
      {events
        ? events.map((event, index) => (
            <li key={event.id} className={cardStyle}>
              <EventCard {...{ event, openHandlers, saveButton }} isEager={index < 2} />
            </li>
          ))
        : [1, 2, 3, 4, 5].map((place) => (
            <li key={place} className={cardStyle}>
              <CardSkeleton />
            </li>
          ))}
    </ul>
  )
}

const cardStyle =
  'relative flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-card transition-[border-color,box-shadow] hover:border-accent-line hover:shadow-lift sm:min-h-52 sm:flex-row sm:gap-5 sm:p-5'

function CardSkeleton() {
  return (
    <>
      <Skeleton className="-mx-4 -mt-4 aspect-video w-[calc(100%+2rem)] shrink-0 sm:order-last sm:m-0 sm:w-48 sm:self-start" />
      <Skeleton className="h-19 w-16 shrink-0 max-sm:hidden" />
      <div className="flex flex-1 flex-col gap-2.5">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-9 w-1/2" />
      </div>
    </>
  )
}
