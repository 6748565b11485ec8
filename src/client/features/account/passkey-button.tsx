import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ApiError, errorMessage } from '#client/api/api-error.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'

/** Lazy-loads WebAuthn on click. The browser offers its passkeys for this site. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const signIn = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { signInWithPasskey } = await import('#client/api/passkeys.ts')
      await signInWithPasskey()
      onDone()
    } catch (error) {
      // The browser throws a non-API error when the user cancels its dialog.
      setProblem(error instanceof ApiError ? errorMessage(error) : 'No passkey was used. You can try again.')
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-4">
      {problem ? <Alert tone="danger">{problem}</Alert> : null}
      <Button variant="secondary" size="lg" loading={isBusy} onClick={() => void signIn()}>
        <KeyRound aria-hidden="true" />
        Use a passkey
      </Button>
    </div>
  )
}
