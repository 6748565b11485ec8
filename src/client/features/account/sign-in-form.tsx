import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { useSignIn } from '#client/api/auth.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { loginBodySchema } from '#shared/contract/auth.ts'
import type { FactorMethod } from '#shared/contract/second-factor.ts'
import { SecondStepForm } from './second-step-form.tsx'

export function SignInForm({ onDone }: { onDone: () => void }) {
  const signIn = useSignIn()
  const [methods, setMethods] = useState<readonly FactorMethod[] | null>(null)
  const form = useForm({ resolver: zodResolver(loginBodySchema), defaultValues: { email: '', password: '' } })
  const { errors } = form.formState

  const submit = form.handleSubmit((body) =>
    signIn.mutate(body, {
      onSuccess: (answer) => ('methods' in answer ? setMethods(answer.methods) : onDone()),
      onError: (error) => showFormError(form, error),
    }),
  )

  if (methods)
    return (
      <SecondStepForm
        methods={methods}
        onDone={onDone}
        onBack={() => {
          setMethods(null)
          signIn.reset()
        }}
      />
    )

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        aside={
          <Link
            href="/api/login/forgot"
            className="text-link -my-3 inline-flex min-h-11 items-center text-sm"
          >
            Forgot password?
          </Link>
        }
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" size="lg" loading={signIn.isPending || signIn.isSuccess}>
        Sign In
      </Button>
    </form>
  )
}
