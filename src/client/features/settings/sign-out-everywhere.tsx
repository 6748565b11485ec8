import { useState } from 'react'
import { useSignOutEverywhere } from '#client/api/account.ts'
import { failureMessage } from '#client/api/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { toastError } from '#client/ui/toast-store.ts'
import { Devices } from './devices.tsx'
import { SettingsCard } from './settings-card.tsx'

export function SignOutEverywhere() {
  const [isConfirming, setConfirming] = useState(false)
  const signOut = useSignOutEverywhere({
    onError: (error) => toastError(failureMessage(error, 'Failed to sign out everywhere')),
  })
  return (
    <SettingsCard
      title="Devices"
      description="Lost a phone, or stayed signed in at the library? Sign out one device, or all of them."
    >
      <Devices />
      <Button variant="secondary" className="self-start" onClick={() => setConfirming(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Sign out on every device?"
        description="This device is signed out too. You will need to sign in again."
        action="Sign out everywhere"
        isPending={signOut.isPending || signOut.isSuccess}
        onConfirm={() => signOut.mutate(undefined, { onError: () => setConfirming(false) })}
      />
    </SettingsCard>
  )
}
