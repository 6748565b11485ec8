import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { failureMessage, hasStatus } from '#client/api/api-error.ts'
import { useClaimListing } from '#client/api/claims.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { Alert } from '#client/ui/alert.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { claimFormSchema } from '#shared/contract/claims.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'

export interface ClaimDialogProps {
  kind: ListingKind
  id: number
  title: string
  onClose: () => void
}

export function ClaimDialog({ kind, id, title, onClose }: ClaimDialogProps) {
  const formId = useId()
  const claim = useClaimListing()
  const form = useForm({
    resolver: zodResolver(claimFormSchema),
    mode: 'onTouched',
    defaultValues: { message: '', email: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ message, email }) =>
    claim.mutate(
      { listingType: kind, listingId: id, message, email },
      {
        onSuccess: (claimed) => {
          toastSuccess(
            claimed.email === null
              ? 'Request sent. We will email you when it is decided.'
              : `Please open the link that we sent to ${claimed.email}.`,
          )
          onClose()
        },
        onError: (error) => {
          const failed = 'Failed to send the request'
          toastError(
            failureMessage(error, hasStatus(error, 409) ? `${failed}. ${error.userMessage}` : failed),
          )
          showFormError(form, error)
        },
      },
    ),
  )
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Is this yours?"
      description={title}
      footer={
        <DialogButtons onCancel={onClose} type="submit" form={formId} loading={claim.isPending}>
          Send request
        </DialogButtons>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
        <Field
          label="How do you belong to it?"
          required
          hint="Only site moderators read this."
          error={errors.message?.message}
        >
          <Textarea maxLength={2000} className="min-h-24!" {...form.register('message')} />
        </Field>
        <Field
          label="Email at the provider’s own domain"
          hint="Optional, and the fastest way: the link that we send there makes you the owner at once. Without it, a moderator decides."
          error={errors.email?.message}
        >
          <Input type="email" autoComplete="email" maxLength={254} {...form.register('email')} />
        </Field>
      </form>
    </FormDialog>
  )
}
