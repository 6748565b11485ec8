import { type FormEvent, useState } from 'react'
import { errorMessage } from '#client/api/api-error.ts'
import { useConfirmTotp } from '#client/api/totp.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import type { TotpSetup as Setup } from '#shared/contract/second-factor.ts'
import { QrCode } from './qr-code.tsx'

interface TotpSetupProps {
  setup: Setup
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel: () => void
}

export function TotpSetup({ setup, onConfirmed, onCancel }: TotpSetupProps) {
  const [code, setCode] = useState('')
  const confirm = useConfirmTotp()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '' || confirm.isPending) return
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes) })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-sm text-ink-soft">
        Scan this with an authenticator app, or type the key into it. Then enter the code that the app shows.
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={setup.uri} label="QR code for an authenticator app" />
        <p className="flex min-w-0 items-center gap-2 font-mono text-sm wrap-anywhere">
          {setup.secret}
          <CopyButton value={setup.secret} what="key" />
        </p>
      </div>
      <Field label="Code" error={confirm.error ? errorMessage(confirm.error) : undefined}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={confirm.isPending}>
          Turn on
        </Button>
      </div>
    </form>
  )
}
