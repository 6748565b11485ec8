import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '#client/api/api-error.ts'
import { useDeleteReview } from '#client/api/reviews.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { Review } from '#shared/contract/reviews.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'

interface DeleteReviewProps {
  kind: ListingKind
  listingId: number
  review: Review
  onDeleted: () => void
}

export function DeleteReview({ kind, listingId, review, onDeleted }: DeleteReviewProps) {
  const [isConfirming, setConfirming] = useState(false)
  const remove = useDeleteReview(kind, listingId, review, {
    onSuccess: () => toastSuccess('Review deleted successfully'),
    onError: (error) => toastError(failureMessage(error, 'Failed to delete review')),
  })
  return (
    <>
      <Button
        variant="ghost"
        className="mr-auto text-danger! hover:bg-danger-soft"
        onClick={() => setConfirming(true)}
      >
        <Trash2 aria-hidden="true" />
        <span className="max-sm:sr-only">Delete</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Are you sure you want to delete this review?"
        action="Delete"
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, { onSuccess: onDeleted, onError: () => setConfirming(false) })
        }
      />
    </>
  )
}
