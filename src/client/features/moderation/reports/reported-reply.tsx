import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '#client/api/api-error.ts'
import { useDeleteReply } from '#client/api/moderation-actions.ts'
import { formatDate } from '#client/lib/format-date.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { OwnerReply } from '#shared/contract/reviews.ts'

interface ReportedReplyProps {
  reviewId: number
  reply: NonNullable<OwnerReply>
}

export function ReportedReply({ reviewId, reply }: ReportedReplyProps) {
  const [isConfirming, setConfirming] = useState(false)
  const remove = useDeleteReply()
  return (
    <section
      aria-label="Reply from the provider"
      className="flex flex-col gap-2 border-l-2 border-line-strong pl-4"
    >
      <p className="text-sm font-semibold">
        Reply from the provider{' '}
        <span className="font-normal text-ink-soft">{formatDate(reply.updatedAt)}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{reply.content}</p>
      <Button variant="secondary" size="sm" className="self-start" onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" />
        Delete reply
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Are you sure you want to delete this reply?"
        action="Delete"
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate(reviewId, {
            onSuccess: () => toastSuccess('Reply deleted successfully'),
            onError: (error) => toastError(failureMessage(error, 'Failed to delete reply')),
            onSettled: () => setConfirming(false),
          })
        }
      />
    </section>
  )
}
