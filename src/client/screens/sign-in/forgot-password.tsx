import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { useForgotPassword } from '#client/api/auth.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { useStepFocus } from '#client/lib/use-step-focus.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { forgotPasswordBodySchema } from '#shared/contract/auth.ts'
import { SignInFrame } from './sign-in-frame.tsx'

export function ForgotPassword() {
  const forgot = useForgotPassword()
  const form = useForm({ resolver: zodResolver(forgotPasswordBodySchema), defaultValues: { email: '' } })
  const { errors } = form.formState
  const place = useStepFocus<HTMLDivElement>(forgot.isSuccess ? 'sent' : 'form')
  const submit = form.handleSubmit((body) =>
    forgot.mutate(body, { onError: (error) => showFormError(form, error) }),
  )

  return (
    <SignInFrame
      title="Forgot your password?"
      description="Enter your email address and we will send you a link to choose a new one. It works for one hour."
    >
      {forgot.isSuccess ? (
        <div ref={place}>
          <Alert tone="accent">{forgot.data.message}</Alert>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
          <Field label="Email" error={errors.email?.message}>
            <Input type="email" autoComplete="username" {...form.register('email')} />
          </Field>
          <Button type="submit" size="lg" loading={forgot.isPending}>
            Send link
          </Button>
        </form>
      )}
      <p className="mt-6 text-center text-sm">
        <Link href="/api/login" className="text-link">
          Back to sign in
        </Link>
      </p>
    </SignInFrame>
  )
}
