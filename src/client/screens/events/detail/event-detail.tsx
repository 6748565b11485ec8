import type { ReactNode } from 'react'
import type { CommunityEvent } from '#client/api/events.ts'
import { listingValues } from '#client/api/listing-values.ts'
import { ActionBar } from '#client/features/listings/detail/action-bar.tsx'
import { DetailHeadings, inDialog, onPage } from '#client/features/listings/detail/detail-headings.ts'
import { DetailLayout } from '#client/features/listings/detail/detail-layout.tsx'
import { KeyFactsStrip } from '#client/features/listings/detail/key-facts-strip.tsx'
import { NotStated } from '#client/features/listings/detail/not-stated.tsx'
import { primaryActionOf } from '#client/features/listings/detail/primary-action.ts'
import { PrimaryLink, primaryStyle } from '#client/features/listings/detail/primary-link.tsx'
import { keyFactsOf } from '#client/features/listings/key-facts.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { CalendarLink } from './calendar-link.tsx'
import { EventAbout } from './event-about.tsx'
import { EventActions } from './event-actions.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventHeader } from './event-header.tsx'
import { OrganizerBox } from './organizer-box.tsx'

interface EventDetailProps {
  event: CommunityEvent
  /** The Pacific day, passed in so that the server and the browser render the same. */
  today?: string
  /** Next to the primary action, dependent on the session: Save, Share, Thumbs Up and the menu. */
  actions?: ReactNode
  /** On a page the title is the heading; a dialog already has one. */
  isPage?: boolean
  similar?: ReactNode
}

/** Also renders on the server, without a session. */
export function EventDetail({
  event,
  today = pacificDay(new Date()),
  actions = <EventActions event={event} />,
  isPage = false,
  similar,
}: EventDetailProps) {
  const values = listingValues(event)
  const isPast = event.eventDate < today
  // An event without registration needs no phone call.
  const isWalkIn = !isPast && !event.registrationRequired && !event.registrationLink
  const primary = isWalkIn ? null : primaryActionOf({ kind: 'event', values, applyLink: null, today })
  return (
    <DetailHeadings value={isPage ? onPage : inDialog}>
      <DetailLayout
        header={<EventHeader event={event} isPast={isPast} isPage={isPage} />}
        facts={<KeyFactsStrip facts={keyFactsOf('event', values, today)} level={null} />}
        actions={
          <ActionBar
            primary={
              isWalkIn ? (
                <CalendarLink
                  eventId={event.id}
                  variant="primary"
                  className={`${primaryStyle} max-sm:[&>svg]:hidden`}
                />
              ) : primary ? (
                <PrimaryLink action={primary} />
              ) : null
            }
          >
            {actions}
          </ActionBar>
        }
        about={<EventAbout event={event} />}
        details={<EventFacts event={event} hasCalendarLink={!isPast && !isWalkIn} />}
        provider={
          <>
            <OrganizerBox event={event} />
            <NotStated labels={notStated(event)} />
          </>
        }
      >
        {similar}
      </DetailLayout>
    </DetailHeadings>
  )
}

function notStated({ cost, ageRange, organizerPhone }: CommunityEvent): string[] {
  const rows = { Cost: cost, 'Age range': ageRange, Phone: organizerPhone }
  return Object.entries(rows).flatMap(([label, value]) => (value ? [] : [label]))
}
