import { useState } from 'react'
import { useDeletedIds } from '#client/api/delayed-deletion.ts'
import { keyOf } from '#client/features/moderation/listing-labels.ts'
import type { ListingResultActions } from '#client/features/moderation/search/listing-result.tsx'
import { useDecideWithToasts, useDeleteWithUndo } from '#client/features/moderation/use-moderation-actions.ts'
import { useBusy } from '#client/lib/use-busy.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import { ListingSearch } from './listing-search.tsx'
import { type Opened, OpenedListing } from './opened-listing.tsx'
import { PastDeadlines } from './past-deadlines.tsx'

interface EditTabProps {
  /** Shows live listings past their deadline in place of the searches. */
  isPastDeadline: boolean
  onShowSearch: () => void
}

export function EditTab({ isPastDeadline, onShowSearch }: EditTabProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { busy, track } = useBusy<string>()
  const deletedIds = useDeletedIds()
  const deleteListing = useDeleteWithUndo()
  const decide = useDecideWithToasts()
  const actions: ListingResultActions = {
    onEdit: ({ listingType, id }) => setOpened({ listingType, id, mode: 'edit' }),
    onSetActive: (listing, isActive) => {
      const action = isActive ? 'activate' : 'deactivate'
      void track([keyOf(listing)], decide.mutateAsync({ action, listing }))
    },
    onDelete: deleteListing,
  }
  const shared = { busy, deletedIds, actions }
  return (
    <>
      {isPastDeadline ? (
        <PastDeadlines {...shared} onShowSearch={onShowSearch} />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {kindNames.map((kind) => (
            <ListingSearch key={kind} kind={kind} {...shared} />
          ))}
        </div>
      )}
      {opened ? <OpenedListing opened={opened} onChange={setOpened} /> : null}
    </>
  )
}
