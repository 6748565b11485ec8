import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'

interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="accent">
        Keep these recovery codes in a safe place. They are shown only this once, and each signs you in once
        if you lose your app.
      </Alert>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-2 rounded-md bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <CopyButton value={codes.join('\n')} what="recovery codes" />
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </div>
  )
}
