import { memo } from 'react'
import { ApiError } from '#client/api/api-error.ts'
import { useEvent } from '#client/api/events.ts'
import { useRecordView } from '#client/api/listings.ts'
import { eventUrl } from '#client/features/events/url-state/event-url.ts'
import { DetailSkeleton } from '#client/features/listings/detail/detail-skeleton.tsx'
import type { SimilarHandlers } from '#client/features/listings/similar/similar-handlers.ts'
import { SimilarSection } from '#client/features/listings/similar/similar-section.tsx'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { UnfinishedCairn } from '#client/ui/art/unfinished-cairn.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { EventDetail } from './detail/event-detail.tsx'

interface OpenEventProps {
  id: number
  isOpen: boolean
  onClose: () => void
  similar?: SimilarHandlers
}

export function OpenEvent({ id, isOpen, onClose, similar }: OpenEventProps) {
  const { data, error } = useEvent(id)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      title={data && !error ? data.title : 'Event'}
      titleHidden
      description="Event"
      contentKey={id}
    >
      <Body id={id} onClose={onClose} similar={similar} />
    </Dialog>
  )
}

/** Mounted while the dialog is open, so that each opening records one view. Memoized: closing renders the dialog, not its content. */
const Body = memo(function Body({ id, onClose, similar }: Omit<OpenEventProps, 'isOpen'>) {
  const { data: event, error, isSuccess, isPlaceholderData, refetch } = useEvent(id)
  useRecordView('event', id, isSuccess && !isPlaceholderData)
  if (error instanceof ApiError && error.status === 404) return <Gone onClose={onClose} />
  if (error) {
    return <ErrorState title="Error loading data" message="Failed to fetch event" onRetry={() => refetch()} />
  }
  if (!event) return <DetailSkeleton />
  const today = pacificDay(new Date())
  return (
    <EventDetail
      event={event}
      today={today}
      similar={
        <SimilarSection
          saveButton={SaveIconButton}
          kind="event"
          id={id}
          today={today}
          {...(similar ?? { hrefOf: eventUrl })}
        />
      }
    />
  )
})

function Gone({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      art={<UnfinishedCairn />}
      title="This event is no longer available"
      description="It may have been removed."
      action={<Button onClick={onClose}>Back to the list</Button>}
    />
  )
}
