import { type FormEvent, useState } from 'react'
import { errorMessage } from '#client/api/api-error.ts'
import { useSecondStep } from '#client/api/auth.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import type { FactorMethod } from '#shared/contract/second-factor.ts'
import { PasskeyButton } from './passkey-button.tsx'

interface SecondStepFormProps {
  methods: readonly FactorMethod[]
  onDone: () => void
  onBack: () => void
}

export function SecondStepForm({ methods, onDone, onBack }: SecondStepFormProps) {
  const [code, setCode] = useState('')
  const step = useSecondStep()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !step.isPending) step.mutate({ code }, { onSuccess: onDone })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-ink-soft">One more step, to confirm that it is you.</p>
      {methods.includes('passkey') ? <PasskeyButton onDone={onDone} /> : null}
      <Field
        label="Code"
        hint={
          methods.includes('totp')
            ? 'The six digits of your authenticator app, or one of your recovery codes.'
            : 'One of your recovery codes, if your passkey is not at hand.'
        }
        error={step.error ? errorMessage(step.error) : undefined}
      >
        <Input
          autoFocus
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg" loading={step.isPending || step.isSuccess}>
        Sign In
      </Button>
      <Button variant="text" onClick={onBack}>
        Use another account
      </Button>
    </form>
  )
}
