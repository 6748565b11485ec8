import { Clock, MapPin, ThumbsUp, Ticket, UserRound } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { CommunityEvent } from '#client/api/events.ts'
import { listingValues } from '#client/api/listing-values.ts'
import { longDay } from '#client/lib/calendar-day-format.ts'
import { countOf, formatCount } from '#client/lib/count-of.ts'
import { distanceLabel } from '#client/lib/distance-label.ts'
import { plainText } from '#client/lib/parse-rich-text.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { CheckedMonth } from '#client/ui/checked-month.tsx'
import { ItemLink, type OpenHandlers, ViewButton } from '#client/ui/open-item.tsx'
import { decidingFacts, factInLine } from '#shared/listings/deciding-facts.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { eventHours } from '#shared/rules/event-time.ts'
import { CategoryPreview } from './category-preview.tsx'
import { DateTile } from './date-tile.tsx'
import { EventPhoto } from './event-photo.tsx'
import { shortPlace } from './event-place.ts'

const descriptionLength = 100

/** The save button of a card, from the screen. */
export type SaveButtonOf = (event: { id: number; title: string }) => ReactNode

interface EventCardProps {
  event: CommunityEvent
  openHandlers: OpenHandlers
  saveButton?: SaveButtonOf
  isEager: boolean
}

/** Over the picture on phones. On wider screens the picture is too small, so the buttons are below it. */
const saveStyle =
  'absolute top-2 right-2 z-1 rounded-full bg-surface/90 shadow-card sm:top-auto sm:right-5 sm:bottom-4.5 sm:bg-transparent sm:shadow-none'

/** The View button covers the whole card: a click anywhere opens it, with one Tab stop. */
export const EventCard = memo(function EventCard(props: EventCardProps) {
  const { event, openHandlers, saveButton, isEager } = props
  const facts = decidingFacts(kindOf('event'), listingValues(event), event.eventDate)
  const factOf = (name: string) => facts.filter(({ fact }) => fact === name).map(factInLine)[0]
  return (
    <>
      <EventPhoto
        event={event}
        isEager={isEager}
        className="-mx-4 -mt-4 aspect-video w-[calc(100%+2rem)] max-w-none rounded-t-[0.9375rem] sm:order-last sm:m-0 sm:w-48 sm:self-start sm:rounded-md"
      />
      <DateTile day={event.eventDate} className="absolute top-3 left-3 sm:static" />
      {saveButton ? <span className={saveStyle}>{saveButton(event)}</span> : null}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <h3 className="text-lg leading-snug wrap-anywhere">
            <ItemLink id={event.id} title={event.title} openHandlers={openHandlers} />
          </h3>
          <p className="text-sm text-ink-soft wrap-anywhere">{event.organizer}</p>
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span className="sr-only">{longDay(event.eventDate)}</span>
          <Fact Icon={Clock}>{eventHours(event) ?? 'Time not specified'}</Fact>
          <Fact Icon={MapPin}>
            {[shortPlace(event), distanceLabel(event)].filter(Boolean).join('\u00a0· ')}
          </Fact>
          <Fact Icon={Ticket}>{factOf('cost')}</Fact>
          <Fact Icon={UserRound}>{factOf('ages')}</Fact>
        </p>
        {event.description ? (
          <p className="text-sm text-ink-soft">
            {truncateText(plainText(event.description), descriptionLength)}
          </p>
        ) : null}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <CategoryPreview categories={event.categories} />
          <div className="ml-auto flex items-center gap-4 text-sm text-ink-soft max-sm:w-full">
            <CheckedMonth at={event.checkedAt} className="text-xs text-ink-faint" />
            <span className="inline-flex items-center gap-1 tabular-nums">
              <ThumbsUp aria-hidden="true" className="size-3.5 text-ink-faint" />
              <span aria-hidden="true">{formatCount(event.thumbsUpCount)}</span>
              <span className="sr-only">{countOf(event.thumbsUpCount, 'thumb up', 'thumbs up')}</span>
            </span>
            <ViewButton
              id={event.id}
              title={event.title}
              openHandlers={openHandlers}
              className="max-sm:ml-auto"
            />
          </div>
        </div>
      </div>
    </>
  )
})

function Fact({ Icon, children }: { Icon: typeof Clock; children: ReactNode }) {
  return children ? (
    <span className="inline-flex min-w-0 items-start gap-1.5">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  ) : null
}
