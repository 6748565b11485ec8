import { ApiError } from '#client/api/api-error.ts'
import { type CommunityEvent, useEvent } from '#client/api/events.ts'
import { useRecordView } from '#client/api/listings.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { DetailSkeleton } from '#client/features/listings/detail/detail-skeleton.tsx'
import { SimilarSection } from '#client/features/listings/similar/similar-section.tsx'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { EventDetail } from '#client/screens/events/detail/event-detail.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { browseListPath } from '#shared/listings/browse-paths.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { DetailFrame } from './detail-frame.tsx'
import { Missing } from './missing.tsx'

/** One event as a page. */
export function BrowseEvent({ id }: { id: number }) {
  const isSignedIn = Boolean(useCurrentUser())
  const { data: event, error, isSuccess, isPlaceholderData, refetch } = useEvent(id)
  useRecordView('event', id, isSignedIn && isSuccess && !isPlaceholderData)
  if (error instanceof ApiError && error.status === 404) return <Missing isGone kind="event" />
  return (
    <DetailFrame kind="event" title={event?.title ?? 'Event'}>
      {error ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch event"
          onRetry={() => void refetch()}
        />
      ) : event ? (
        <Detail event={event} />
      ) : (
        <DetailSkeleton />
      )}
    </DetailFrame>
  )
}

function Detail({ event }: { event: CommunityEvent }) {
  usePageTitle(event.title, siteConfig().siteName)
  const today = pacificDay(new Date())
  return (
    <EventDetail
      isPage
      event={event}
      today={today}
      similar={
        <SimilarSection
          saveButton={SaveIconButton}
          kind="event"
          id={event.id}
          today={today}
          hrefOf={(other) => `${browseListPath('event')}/${other}`}
        />
      }
    />
  )
}
