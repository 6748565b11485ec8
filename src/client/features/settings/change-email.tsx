import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useChangeEmail } from '#client/api/account.ts'
import { isUnauthorized } from '#client/api/api-error.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { afterPress } from '#client/lib/after-press.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { changeEmailBodySchema, reauthenticateBodySchema } from '#shared/contract/auth.ts'
import { SettingsCard } from './settings-card.tsx'

const schema = changeEmailBodySchema.extend(reauthenticateBodySchema.shape)

/** The address changes when its link is opened, so success only means that a mail was sent. */
export function ChangeEmail({ email }: { email: string }) {
  const change = useChangeEmail()
  const form = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) =>
    change.mutate(body, {
      onSuccess: () => form.reset(),
      onError: (error) => {
        if (!isUnauthorized(error)) showFormError(form, error)
      },
    }),
  )

  return (
    <SettingsCard
      title="Email address"
      description="We send a link to the new address. Your current one stays until you open it."
    >
      <form noValidate onSubmit={afterPress(() => submit())} className="flex flex-col gap-5">
        {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
        {change.isSuccess ? <Alert tone="accent">{change.data.message}</Alert> : null}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="New email address" error={errors.email?.message}>
            <Input type="email" autoComplete="email" {...form.register('email')} />
          </Field>
          <Field label="Your password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
        </div>
        <Button type="submit" variant="secondary" className="self-end" loading={change.isPending}>
          Change Email
        </Button>
      </form>
    </SettingsCard>
  )
}
