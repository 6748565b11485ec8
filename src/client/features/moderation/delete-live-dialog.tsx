import { countOf } from '#client/lib/count-of.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { trashDays } from '#shared/rules/trash-days.ts'
import { titleOf } from './listing-labels.ts'

interface DeleteLiveDialogProps {
  listing: ModeratedListing
  onConfirm: () => void
  onClose: () => void
}

export function DeleteLiveDialog({ listing, onConfirm, onClose }: DeleteLiveDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete “${titleOf(listing)}”?`}
      description={
        <>
          It is live. It disappears from the directory, searches and saved items right away
          {belongings(listing)}. It stays in the trash for {trashDays} days, where any admin can restore it
          with everything that belongs to it. After that it is removed for good.
        </>
      }
      action="Delete"
      onConfirm={onConfirm}
    />
  )
}

/** ', with its 2 reviews and 5 thumbs up' */
function belongings({ reviewCount, thumbsUpCount }: ModeratedListing) {
  const parts = [
    reviewCount > 0 && countOf(reviewCount, 'review'),
    thumbsUpCount > 0 && countOf(thumbsUpCount, 'thumbs up', 'thumbs up'),
  ].filter(Boolean)
  return parts.length === 0 ? '' : `, with its ${parts.join(' and ')}`
}
