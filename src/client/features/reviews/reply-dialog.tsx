import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { failureMessage } from '#client/api/api-error.ts'
import { useSaveReply } from '#client/api/reviews.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { type Review, replyBodySchema } from '#shared/contract/reviews.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'

export interface ReplyDialogProps {
  listing: { kind: ListingKind; id: number }
  review: Review
  /** Admins who do not own the listing can only delete the reply. */
  isOwner: boolean
  onClose: () => void
}

/** Writes, edits or deletes the reply to a review. */
export function ReplyDialog({ listing, review, isOwner, onClose }: ReplyDialogProps) {
  const formId = useId()
  const [isConfirming, setConfirming] = useState(!isOwner)
  const save = useSaveReply(listing.kind, listing.id, review, {
    onSuccess: (_saved, content) =>
      toastSuccess(content === null ? 'Reply deleted successfully' : 'Reply published'),
    onError: (error, content) =>
      toastError(
        failureMessage(error, content === null ? 'Failed to delete reply' : 'Failed to publish reply'),
      ),
  })
  const form = useForm({
    resolver: zodResolver(replyBodySchema),
    mode: 'onTouched',
    defaultValues: { content: review.ownerReply?.content ?? '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ content }) =>
    save.mutate(content, { onSuccess: onClose, onError: (error) => showFormError(form, error) }),
  )
  const confirmation = (
    <ConfirmDialog
      open={isConfirming}
      onOpenChange={(open) => {
        setConfirming(open)
        if (!open && !isOwner) onClose()
      }}
      title="Are you sure you want to delete this reply?"
      action="Delete"
      isPending={save.isPending}
      onConfirm={() => save.mutate(null, { onSettled: onClose })}
    />
  )
  if (!isOwner) return confirmation
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={review.ownerReply ? 'Edit your reply' : 'Reply to this review'}
      description={review.title}
      footer={
        <>
          {review.ownerReply ? (
            <Button
              variant="ghost"
              className="mr-auto text-danger! hover:bg-danger-soft"
              onClick={() => setConfirming(true)}
            >
              <Trash2 aria-hidden="true" />
              <span className="max-sm:sr-only">Delete</span>
            </Button>
          ) : null}
          <DialogButtons
            onCancel={onClose}
            type="submit"
            form={formId}
            loading={save.isPending && !isConfirming}
          >
            {review.ownerReply ? 'Update reply' : 'Publish reply'}
          </DialogButtons>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
        <Field
          label="Reply"
          required
          hint="Everyone can read it, as “Reply from the provider”. Please leave out private details."
          error={errors.content?.message}
        >
          <Textarea maxLength={2000} className="min-h-36!" {...form.register('content')} />
        </Field>
      </form>
      {confirmation}
    </FormDialog>
  )
}
