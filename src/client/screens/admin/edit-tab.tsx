import { useState } from 'react'
import { DeleteLiveDialog } from '#client/features/moderation/delete-live-dialog.tsx'
import type { ListingResultActions } from '#client/features/moderation/search/listing-result.tsx'
import { useModerationActions } from '#client/features/moderation/use-moderation-actions.ts'
import { useHeldRows } from '#client/lib/use-held-rows.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import { ListingSearch } from './listing-search.tsx'
import { type Opened, OpenedListing } from './opened-listing.tsx'
import { PastDeadlines } from './past-deadlines.tsx'
import { SearchAll } from './search-all.tsx'

interface EditTabProps {
  /** Shows live listings past their deadline instead of the searches. */
  isPastDeadline: boolean
  onShowSearch: () => void
}

export function EditTab({ isPastDeadline, onShowSearch }: EditTabProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [deleting, setDeleting] = useState<ModeratedListing | null>(null)
  const held = useHeldRows()
  const act = useModerationActions(held)
  const actions: ListingResultActions = {
    onEdit: ({ listingType, id }) => setOpened({ listingType, id, mode: 'edit' }),
    onSetActive: (listing, isActive) =>
      void act.decide({ action: isActive ? 'activate' : 'deactivate', listing }),
    onDelete: (listing) => {
      if (listing.isActive) setDeleting(listing)
      else void act.remove(listing)
    },
  }
  const shared = { held, actions }
  return (
    <div {...held.listProps}>
      {isPastDeadline ? (
        <PastDeadlines {...shared} onShowSearch={onShowSearch} />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <SearchAll {...shared} />
          {kindNames.map((kind) => (
            <ListingSearch key={kind} kind={kind} {...shared} />
          ))}
        </div>
      )}
      {deleting ? (
        <DeleteLiveDialog
          listing={deleting}
          onClose={() => setDeleting(null)}
          onConfirm={() => {
            setDeleting(null)
            void act.remove(deleting)
          }}
        />
      ) : null}
      {opened ? (
        <OpenedListing
          opened={opened}
          onChange={setOpened}
          onDecide={(action, listing) => act.decide({ action, listing })}
        />
      ) : null}
    </div>
  )
}
