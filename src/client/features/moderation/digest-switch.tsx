import { useUpdateProfile } from '#client/api/account.ts'
import { failureMessage } from '#client/api/api-error.ts'
import { Switch } from '#client/ui/switch.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'

/** Optimistic while saving. */
export function DigestSwitch({ wantsDigest }: { wantsDigest: boolean }) {
  const save = useUpdateProfile({
    onSuccess: () => toastSuccess('Profile updated successfully'),
    onError: (error) => toastError(failureMessage(error, 'Failed to update profile')),
  })
  const isOn = save.isPending ? (save.variables.wantsDigest ?? wantsDigest) : wantsDigest
  return (
    <Switch
      label={
        <span>
          Daily moderation email
          <span className="block text-ink-faint">
            Sent in the morning while submissions or reports are waiting.
          </span>
        </span>
      }
      checked={isOn}
      onChange={(isChecked) => save.mutate({ wantsDigest: isChecked })}
    />
  )
}
