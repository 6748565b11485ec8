import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { useSignUp } from '#client/api/auth.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { markFirstVisit } from '#client/lib/first-visit.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { ageConfirmationLabel, registerBodySchema } from '#shared/contract/auth.ts'
import { newPasswordHint, newPasswordSchema } from './new-password-schema.ts'

const schema = registerBodySchema.extend({ password: newPasswordSchema })

export function SignUpForm({ onDone }: { onDone: () => void }) {
  const signUp = useSignUp()
  const form = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })
  const { errors } = form.formState

  const submit = form.handleSubmit((body) =>
    signUp.mutate(body, {
      onSuccess: () => {
        markFirstVisit()
        onDone()
      },
      onError: (error) => showFormError(form, error),
    }),
  )

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label="Password" hint={newPasswordHint} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Checkbox
        label={ageConfirmationLabel}
        error={errors.ageConfirmed?.message}
        {...form.register('ageConfirmed')}
      />
      <Button type="submit" size="lg" loading={signUp.isPending || signUp.isSuccess}>
        Sign Up
      </Button>
      <p className="text-center text-sm text-ink-faint">
        By signing up you agree to the{' '}
        <Link href="/terms-of-use" className="text-link">
          Terms of Service
        </Link>{' '}
        and the{' '}
        <Link href="/privacy-policy" className="text-link">
          Privacy Policy
        </Link>
        .
      </p>
    </form>
  )
}
