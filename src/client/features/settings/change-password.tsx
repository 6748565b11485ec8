import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useChangePassword } from '#client/api/account.ts'
import { failureMessage, isUnauthorized } from '#client/api/api-error.ts'
import { useForgotPassword } from '#client/api/auth.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { afterPress } from '#client/lib/after-press.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { changePasswordBodySchema } from '#shared/contract/account.ts'
import type { Account } from '#shared/contract/users.ts'
import { SettingsCard } from './settings-card.tsx'

export function ChangePassword({ user }: { user: Account }) {
  return user.hasPassword ? <PasswordForm email={user.email} /> : <NoPassword email={user.email} />
}

function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword()
  const form = useForm({
    resolver: zodResolver(changePasswordBodySchema),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors } = form.formState

  const submit = form.handleSubmit((body) =>
    change.mutate(body, {
      onSuccess: ({ message }) => {
        toastSuccess(message)
        form.reset()
      },
      onError: (error) => {
        if (!isUnauthorized(error)) showFormError(form, error)
      },
    }),
  )

  return (
    <SettingsCard title="Password" description="Changing it signs you out on all your other devices.">
      <form noValidate onSubmit={afterPress(() => submit())} className="flex flex-col gap-5">
        {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
        {/* Identifies the account for password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Current password" error={errors.currentPassword?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
          <Field label="New password" hint="10 or more characters." error={errors.newPassword?.message}>
            <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
          </Field>
        </div>
        <Button type="submit" variant="secondary" className="self-end" loading={change.isPending}>
          Change Password
        </Button>
      </form>
    </SettingsCard>
  )
}

function NoPassword({ email }: { email: string }) {
  const send = useForgotPassword()
  const sendLink = () =>
    send.mutate(
      { email },
      {
        onSuccess: () => toastSuccess('We sent you a link to choose a password.'),
        onError: (error) => toastError(failureMessage(error, 'Failed to send the link')),
      },
    )
  return (
    <SettingsCard
      title="Password"
      description="You sign in with another service, so this account has no password. If you would like one too, we will email you a link to choose it."
    >
      <Button variant="secondary" className="self-start" loading={send.isPending} onClick={sendLink}>
        Email me a link
      </Button>
    </SettingsCard>
  )
}
