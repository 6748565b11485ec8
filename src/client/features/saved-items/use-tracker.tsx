import { useState } from 'react'
import { failureMessage } from '#client/api/api-error.ts'
import { useTrack } from '#client/api/tracker.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import { statusLabels, type Tracker, type TrackerStatus } from '#shared/contract/tracker.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { savedListing } from './saved-listing.ts'
import type { TrackerDialog } from './tracker-dialog.tsx'

const editor = lazyPart<Parameters<typeof TrackerDialog>[0]>(
  async () => (await import('./tracker-dialog.tsx')).TrackerDialog,
)

/** Moves items between statuses and edits their notes, for list and board. */
export function useTracker() {
  const [edited, setEdited] = useState<Bookmark | null>(null)
  const track = useTrack({
    onSuccess: ({ status }) => toastSuccess(`Moved to ${statusLabels[status]}`),
    onError: (error) => toastError(failureMessage(error, 'Failed to change the status')),
  })
  const itemOf = (bookmark: Bookmark) => savedListing(bookmark, pacificDay(new Date()))
  return {
    move: (bookmark: Bookmark, status: TrackerStatus) => {
      const { kind, id } = itemOf(bookmark)
      track.mutate({ kind, id, changes: { status }, before: trackerOf(bookmark) })
    },
    edit: setEdited,
    dialog: edited ? (
      <editor.Screen
        key={edited.id}
        item={itemOf(edited)}
        tracker={trackerOf(edited)}
        onClose={() => setEdited(null)}
      />
    ) : null,
  }
}

const trackerOf = ({ status, note, dueOn, checklist }: Bookmark): Tracker => ({
  status,
  note,
  dueOn,
  checklist,
})
