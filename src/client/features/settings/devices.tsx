import { Monitor, Smartphone } from 'lucide-react'
import { failureMessage } from '#client/api/api-error.ts'
import { useDevices, useSignOutDevice } from '#client/api/devices.ts'
import { formatDateTime } from '#client/lib/format-date-time.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { DeviceSession } from '#shared/contract/sessions.ts'

/** The browsers signed in to this account, each with a sign-out button. */
export function Devices() {
  const devices = useDevices()
  const signOut = useSignOutDevice({
    onSuccess: () => toastSuccess('That device is signed out'),
    onError: (error) => toastError(failureMessage(error, 'Failed to sign out the device')),
  })
  if (devices.isError)
    return <p className="text-sm text-danger">Your devices could not be loaded. Please reload the page.</p>
  if (!devices.data) return <Skeleton className="h-16" />
  return (
    <ul className="flex flex-col divide-y divide-line">
      {devices.data.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          isPending={signOut.isPending && signOut.variables === device.id}
          onSignOut={() => signOut.mutate(device.id)}
        />
      ))}
    </ul>
  )
}

interface DeviceRowProps {
  device: DeviceSession
  isPending: boolean
  onSignOut: () => void
}

function DeviceRow({ device, isPending, onSignOut }: DeviceRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 items-center gap-3.5">
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
          {isHandheld(device) ? <Smartphone {...icon} /> : <Monitor {...icon} />}
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {device.device}
            {device.isCurrent ? <Badge tone="accent">This device</Badge> : null}
          </p>
          <p className="text-sm text-ink-soft">
            {device.isCurrent ? 'In use now' : `Last seen ${formatDateTime(device.lastSeenAt)}`}
          </p>
        </div>
      </div>
      {device.isCurrent ? null : (
        <Button
          variant="secondary"
          size="sm"
          loading={isPending}
          className="max-sm:ml-13.5"
          onClick={onSignOut}
          aria-label={`Sign out ${device.device}`}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

const icon = { 'aria-hidden': true, className: 'size-5' } as const

const isHandheld = ({ device }: DeviceSession) => /iOS|iPhone|iPad|Android/.test(device)
