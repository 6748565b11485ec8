import { CalendarDays, ClipboardCheck, Clock, Ticket, UsersRound } from 'lucide-react'
import type { CommunityEvent } from '#client/api/events.ts'
import { NewTab } from '#client/features/listings/detail/contact-line.tsx'
import { DetailLine, NotSpecified } from '#client/features/listings/detail/detail-line.tsx'
import { longDay } from '#client/lib/calendar-day-format.ts'
import { eventHours } from '#shared/rules/event-time.ts'

export function EventFacts({ event }: { event: CommunityEvent }) {
  const hours = eventHours(event)
  return (
    <section aria-label="Details" className="min-w-0">
      <h3 className="mb-2 text-lg">Details</h3>
      <dl className="divide-y divide-line rounded-lg border border-line px-4 text-sm">
        <DetailLine label="Date" Icon={CalendarDays}>
          {longDay(event.eventDate)}
        </DetailLine>
        <DetailLine label="Time" Icon={Clock}>
          {hours ? `${hours}, Pacific time` : 'All day'}
        </DetailLine>
        <DetailLine label="Cost" Icon={Ticket}>
          {event.cost ?? <NotSpecified />}
        </DetailLine>
        <DetailLine label="Age range" Icon={UsersRound}>
          {event.ageRange ?? <NotSpecified />}
        </DetailLine>
        <DetailLine label="Registration" Icon={ClipboardCheck}>
          <Registration event={event} />
        </DetailLine>
      </dl>
    </section>
  )
}

function Registration({ event }: { event: CommunityEvent }) {
  if (!event.registrationRequired) return 'Not required'
  if (!event.registrationLink) return 'Required. Ask the organizer how to register.'
  return (
    <>
      {'Required: '}
      <NewTab href={event.registrationLink}>Register on their website</NewTab>
    </>
  )
}
