import { zodResolver } from '@hookform/resolvers/zod'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useController, useForm } from 'react-hook-form'
import { failureMessage, isUnauthorized } from '#client/api/api-error.ts'
import { isAlreadyReviewed, type ReviewInput, useHasReviewed, useSaveReview } from '#client/api/reviews.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { Alert } from '#client/ui/alert.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Input } from '#client/ui/input.tsx'
import { StarInput } from '#client/ui/star-input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { toast, toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { type Review, updateReviewBodySchema } from '#shared/contract/reviews.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { DeleteReview } from './delete-review.tsx'
import { saveReviewDraft } from './review-draft.ts'

const ratingCaptions = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const

const alreadyReviewed = {
  title: 'Review Already Exists',
  description: 'You have already reviewed this listing. You can only submit one review per listing.',
}

export interface ReviewDialogProps {
  kind: ListingKind
  listingId: number
  listingTitle: string
  /** The review to edit; null for a new one. */
  review: Review | null
  draft: ReviewInput | null
  onClose: () => void
}

/** Creates, edits or deletes a review. */
export function ReviewDialog({ kind, listingId, listingTitle, review, draft, onClose }: ReviewDialogProps) {
  const formId = useId()
  const stars = useRef<HTMLInputElement>(null)
  const save = useSaveReview(kind, listingId, review, {
    onSuccess: () => toastSuccess(review ? 'Review updated successfully' : 'Review submitted successfully'),
    onError: (error) => {
      if (isAlreadyReviewed(error)) toast({ ...alreadyReviewed, variant: 'destructive' })
      else toastError(failureMessage(error, review ? 'Failed to update review' : 'Failed to submit review'))
    },
  })
  const hasReviewed = useHasReviewed(kind, listingId, true) && !review
  const form = useForm({
    resolver: zodResolver(updateReviewBodySchema),
    mode: 'onTouched',
    defaultValues: draft ?? {
      title: review?.title ?? '',
      rating: review?.rating ?? 0,
      content: review?.content ?? '',
    },
  })
  const { errors } = form.formState
  const { field: rating } = useController({ control: form.control, name: 'rating' })

  const submit = form.handleSubmit((input) =>
    save.mutate(
      { ...input, content: input.content ?? '' },
      {
        onSuccess: onClose,
        onError: (error, input) => {
          if (isAlreadyReviewed(error)) onClose()
          else if (isUnauthorized(error)) saveReviewDraft(`${kind}-${listingId}`, input)
          else showFormError(form, error)
        },
      },
    ),
  )

  /** The submit button is disabled without a rating, so Enter submits nothing; this shows why. */
  const showRatingError = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && rating.value === 0) void form.trigger('rating')
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={review ? 'Edit Review' : 'Write a Review'}
      description={listingTitle}
      initialFocus={stars}
      footer={
        <>
          {review ? <DeleteReview {...{ kind, listingId, review }} onDeleted={onClose} /> : null}
          <DialogButtons
            onCancel={onClose}
            type="submit"
            form={formId}
            loading={save.isPending}
            disabled={rating.value === 0 || hasReviewed}
          >
            {review ? 'Update Review' : 'Submit Review'}
          </DialogButtons>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        {hasReviewed && save.isIdle ? <Alert tone="accent">{alreadyReviewed.description}</Alert> : null}
        {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
        <StarInput
          ref={stars}
          legend="Rating"
          captions={ratingCaptions}
          value={rating.value}
          onChange={rating.onChange}
          prompt="Please select a rating"
          isInvalid={Boolean(errors.rating)}
        />
        <Field label="Title" required error={errors.title?.message}>
          <Input maxLength={255} onKeyDown={showRatingError} {...form.register('title')} />
        </Field>
        <Field
          label="Review"
          hint="Optional. What was it like, and who is it right for?"
          error={errors.content?.message}
        >
          <Textarea maxLength={5000} className="min-h-36!" {...form.register('content')} />
        </Field>
      </form>
    </FormDialog>
  )
}
