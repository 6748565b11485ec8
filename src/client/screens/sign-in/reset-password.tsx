import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useResetPassword } from '#client/api/auth.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { newPasswordHint, newPasswordSchema } from '#client/features/account/new-password-schema.ts'
import { fragmentParameter } from '#client/lib/fragment-parameter.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

const schema = z.object({ password: newPasswordSchema })

export function ResetPassword() {
  const [token] = useState(() => fragmentParameter('token'))
  const reset = useResetPassword()
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues: { password: '' } })
  const { errors } = form.formState

  if (!token) return <IncompleteLink />
  if (reset.isSuccess) {
    return (
      <SignInFrame title="Your password is changed" description="Please sign in with the new one.">
        <LinkButton href="/api/login" size="lg">
          Sign In
        </LinkButton>
      </SignInFrame>
    )
  }

  const submit = form.handleSubmit(({ password }) =>
    reset.mutate({ token, password }, { onError: (error) => showFormError(form, error) }),
  )
  return (
    <SignInFrame title="Choose a new password" description="You will be signed out everywhere else.">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
        <Field label="New password" hint={newPasswordHint} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Button type="submit" size="lg" loading={reset.isPending}>
          Save new password
        </Button>
      </form>
    </SignInFrame>
  )
}

function IncompleteLink() {
  return (
    <SignInFrame
      title="This link is incomplete"
      description="Part of it seems to be missing. Please open it from the email again, or request a new one."
    >
      <LinkButton href="/api/login/forgot" size="lg">
        Request a new link
      </LinkButton>
    </SignInFrame>
  )
}
