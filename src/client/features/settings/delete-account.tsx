import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDeleteAccount } from '#client/api/account.ts'
import { isUnauthorized } from '#client/api/api-error.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import type { Account } from '#shared/contract/users.ts'

export function DeleteAccount({ user }: { user: Account }) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        className="text-danger! hover:bg-danger-soft"
        onClick={() => setConfirming(true)}
      >
        Delete my account
      </Button>
      {isConfirming ? <DeleteDialog user={user} onClose={() => setConfirming(false)} /> : null}
    </>
  )
}

function DeleteDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  const formId = useId()
  const remove = useDeleteAccount()
  const form = useForm({ defaultValues: { password: '', email: '' } })
  const { errors } = form.formState

  const submit = form.handleSubmit(({ password, email }) =>
    remove.mutate(user.hasPassword ? { password } : { email }, {
      onError: (error) => {
        if (!isUnauthorized(error)) showFormError(form, error)
      },
    }),
  )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Delete my account"
      description="This cannot be undone."
      footer={
        <DialogButtons
          onCancel={onClose}
          type="submit"
          form={formId}
          variant="danger"
          loading={remove.isPending || remove.isSuccess}
        >
          Delete my account
        </DialogButtons>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
        <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-ink-soft">
          <li>
            Your profile, saved items, thumbs up, progress in the guide and the pictures you uploaded are
            deleted, and every device is signed out.
          </li>
          <li>Your reviews stay without your name. To remove them, delete them first.</li>
          <li>Listings you added stay in the directory without your name.</li>
        </ul>
        {user.hasPassword ? (
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput
              autoComplete="current-password"
              {...form.register('password', { required: 'Password is required' })}
            />
          </Field>
        ) : (
          <Field label="Email" hint={`To confirm, type ${user.email}`} error={errors.email?.message}>
            <Input
              type="email"
              autoComplete="off"
              {...form.register('email', { required: 'Please type the email address of this account' })}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
