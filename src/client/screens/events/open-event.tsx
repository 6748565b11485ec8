import { ApiError } from '#client/api/api-error.ts'
import { useEvent } from '#client/api/events.ts'
import { useRecordView } from '#client/api/listings.ts'
import { DetailSkeleton } from '#client/features/listings/detail/detail-skeleton.tsx'
import { UnfinishedCairn } from '#client/ui/art/unfinished-cairn.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { EventDetail } from './detail/event-detail.tsx'

export interface OpenEventProps {
  id: number
  isOpen: boolean
  onClose: () => void
}

export function OpenEvent({ id, isOpen, onClose }: OpenEventProps) {
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
    >
      <Body id={id} onClose={onClose} />
    </Dialog>
  )
}

/** Mounted while the dialog is open, so that each opening records one view. */
function Body({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: event, error, isSuccess, isPlaceholderData, refetch } = useEvent(id)
  useRecordView('event', id, isSuccess && !isPlaceholderData)
  if (error instanceof ApiError && error.status === 404) return <Gone onClose={onClose} />
  if (error) {
    return <ErrorState title="Error loading data" message="Failed to fetch event" onRetry={() => refetch()} />
  }
  if (!event) return <DetailSkeleton />
  return <EventDetail event={event} />
}

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
