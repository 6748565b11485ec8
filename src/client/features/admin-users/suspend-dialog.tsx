import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useSuspendUser } from '#client/api/admin-users.ts'
import { failureMessage, hasStatus } from '#client/api/api-error.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { Alert } from '#client/ui/alert.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { type AdminAccount, suspendBodySchema } from '#shared/contract/users.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'

interface SuspendDialogProps {
  user: AdminAccount
  onClose: () => void
}

/** Explains the consequences. The suspended user will read the reason. */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const formId = useId()
  const suspend = useSuspendUser()
  const form = useForm({
    resolver: zodResolver(suspendBodySchema),
    defaultValues: { reason: '', until: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) =>
    suspend.mutate(
      { userId: user.id, body },
      {
        onSuccess: () => {
          toastSuccess('Account suspended')
          onClose()
        },
        onError: (error) => {
          const failed = 'Failed to suspend the account'
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
      size="sm"
      title={`Suspend ${user.displayName}?`}
      description={`${user.email} is signed out everywhere and cannot sign in. Listings and reviews are hidden until the account is restored.`}
      footer={
        <DialogButtons
          onCancel={onClose}
          type="submit"
          form={formId}
          variant="danger"
          loading={suspend.isPending}
        >
          Suspend
        </DialogButtons>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
        <Field
          label="Reason"
          required
          hint="The person reads it in an email, and it is in the log."
          error={errors.reason?.message}
        >
          <Textarea maxLength={1000} className="min-h-24!" {...form.register('reason')} />
        </Field>
        <Field
          label="Last day"
          hint="Optional. Without it, the suspension ends when an admin restores the account."
          error={errors.until?.message}
        >
          <Input type="date" min={pacificDay(new Date())} {...form.register('until')} />
        </Field>
      </form>
    </FormDialog>
  )
}
