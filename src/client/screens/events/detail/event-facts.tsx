import { CalendarDays, ClipboardCheck, Clock, Ticket, UserRound, UsersRound } from 'lucide-react'
import type { CommunityEvent } from '#client/api/events.ts'
import { NewTabLink } from '#client/features/listings/detail/contact-line.tsx'
import { DetailGroup, groupsStyle } from '#client/features/listings/detail/detail-group.tsx'
import { DetailLine } from '#client/features/listings/detail/detail-line.tsx'
import { SectionHeading } from '#client/features/listings/detail/section-heading.tsx'
import { longDay } from '#client/lib/calendar-day-format.ts'
import { eventHours } from '#shared/rules/event-time.ts'
import { CalendarLink } from './calendar-link.tsx'
import { EventPlaceBox } from './event-place-box.tsx'

interface EventFactsProps {
  event: CommunityEvent
  /** Shows the calendar link next to the date. */
  hasCalendarLink: boolean
}

/** When and where, what it costs, who it is for, how to register. */
export function EventFacts({ event, hasCalendarLink }: EventFactsProps) {
  const hours = eventHours(event)
  return (
    <section aria-label="Details" className="min-w-0">
      <SectionHeading>Details</SectionHeading>
      <div className={groupsStyle}>
        <div>
          <DetailGroup title="When and where">
            <DetailLine label="Date" Icon={CalendarDays}>
              <span className="block text-balance">{longDay(event.eventDate)}</span>
            </DetailLine>
            <DetailLine label="Time" Icon={Clock}>
              {hours ? `${hours}, Pacific time` : 'Time not specified'}
            </DetailLine>
          </DetailGroup>
          {hasCalendarLink ? (
            <p className="pb-4">
              <CalendarLink eventId={event.id} variant="secondary" />
            </p>
          ) : null}
          <EventPlaceBox event={event} />
        </div>
        {event.cost ? (
          <DetailGroup title="What it costs">
            <DetailLine label="Cost" Icon={Ticket}>
              {event.cost}
            </DetailLine>
          </DetailGroup>
        ) : null}
        {event.ageRange || event.targetAudience.length > 0 ? (
          <DetailGroup title="Who it is for">
            {event.targetAudience.length > 0 ? (
              <DetailLine label="Audience" Icon={UsersRound}>
                {event.targetAudience.join(', ')}
              </DetailLine>
            ) : null}
            {event.ageRange ? (
              <DetailLine label="Age range" Icon={UserRound}>
                {event.ageRange}
              </DetailLine>
            ) : null}
          </DetailGroup>
        ) : null}
        <DetailGroup title="How to register">
          <DetailLine label="Registration" Icon={ClipboardCheck}>
            <Registration event={event} />
          </DetailLine>
        </DetailGroup>
      </div>
    </section>
  )
}

function Registration({ event }: { event: CommunityEvent }) {
  if (!event.registrationRequired) return 'Not required'
  if (!event.registrationLink) return 'Required. Ask the organizer how to register.'
  return (
    <>
      {'Required: '}
      <NewTabLink href={event.registrationLink}>Register on their website</NewTabLink>
    </>
  )
}
